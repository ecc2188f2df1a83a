/**
 * Which address shows which screen. A screen lives in `screens/<name>/Screen.svelte` and is loaded
 * only when somebody goes there; what stands in braces in a path reaches it as a property.
 */

import type { Component } from "svelte";

export interface Route {
  path: string;
  screen: string;
  /** Fixed properties, beside those from the path. */
  props?: Record<string, string>;
}

export const ROUTES: Route[] = [
  { path: "/", screen: "lobby" },
  { path: "/sign-in", screen: "sign-in" },
  { path: "/play/{table}", screen: "play" },
  { path: "/play/{table}/{other}", screen: "play-two" },
  { path: "/dealer/{table}", screen: "dealer" },
  { path: "/pit", screen: "pit" },
  { path: "/pit/{table}", screen: "pit" },
  { path: "/display/tournament/{tournament}", screen: "display-tournament" },
  { path: "/display/wall/{tables}", screen: "display-wall" },
  { path: "/display/{table}", screen: "display" },
  { path: "/display/{table}/flying", screen: "display-flying" },
  { path: "/display/{table}/lucky", screen: "display-lucky" },
  { path: "/cashier", screen: "cashier" },
  { path: "/inspector", screen: "inspector" },
  { path: "/inspector/{table}/{round}", screen: "inspector" },
  { path: "/promotions", screen: "promotions" },
  { path: "/tournaments", screen: "tournaments" },
  { path: "/director", screen: "director" },
  { path: "/admin", screen: "admin" },
];

type Loader = () => Promise<{ default: Component<Record<string, string>> }>;

const files = import.meta.glob("./screens/*/Screen.svelte") as Record<string, Loader>;

/** The screens that there are. */
export function hasScreen(name: string): boolean {
  return `./screens/${name}/Screen.svelte` in files;
}

export interface Found {
  route: Route;
  props: Record<string, string>;
  load: Loader;
}

/** The screen of an address, or null where there is none. */
export function find(path: string): Found | null {
  for (const route of ROUTES) {
    const props = match(route.path, path);
    const load = files[`./screens/${route.screen}/Screen.svelte`];
    if (props && load) return { route, props: { ...route.props, ...props }, load };
  }
  return null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray per cent sign is no name of ours, and no reason to fall over
  }
}

/** The parts of a path that a template names; null where the path is another. */
export function match(template: string, path: string): Record<string, string> | null {
  const wanted = template.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const props: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const here = given[place] ?? "";
    if (part.startsWith("{")) props[part.slice(1, -1)] = decoded(here);
    else if (part !== here) return null;
  }
  return props;
}
