/** What is said of a thing when it is entered in the register, by its kind. */

import type { ItemDescription } from "../../wire";

export interface ItemField {
  name: string;
  kind: "text" | "flag" | "words" | "commas" | "whole";
  optional?: boolean;
}

export const ITEMS: Record<keyof ItemDescription, readonly ItemField[]> = {
  wheel: [
    { name: "order", kind: "words" },
    { name: "diameter_m", kind: "text", optional: true },
    { name: "signed_by", kind: "text", optional: true },
    { name: "approval", kind: "text", optional: true },
  ],
  ball: [
    { name: "diameter_mm", kind: "text" },
    { name: "material", kind: "text" },
    { name: "metallic", kind: "flag" },
  ],
  part: [
    { name: "name", kind: "text" },
    { name: "count", kind: "whole", optional: true },
    { name: "material", kind: "text", optional: true },
    { name: "approval", kind: "text", optional: true },
  ],
  chips: [
    { name: "table", kind: "text" },
    { name: "emblem", kind: "text" },
    { name: "colours", kind: "commas" },
  ],
  button: [
    { name: "centre", kind: "text" },
    { name: "rim", kind: "words" },
  ],
  terminal: [
    { name: "part", kind: "text" },
    { name: "serial", kind: "text", optional: true },
    { name: "approval", kind: "text", optional: true },
  ],
};

/** A thing as it was typed; what stayed empty is left out. */
export function readItem(kind: keyof ItemDescription, values: Record<string, string | boolean>): ItemDescription {
  const read = ITEMS[kind].map(({ name, kind: how }) => {
    const value = values[name];
    if (how === "flag") return [name, value === true];
    const text = String(value ?? "").trim();
    if (text === "") return [name, undefined];
    if (how === "words") return [name, text.split(/\s+/)];
    if (how === "commas") return [name, text.split(",").map((each) => each.trim()).filter(Boolean)];
    return [name, how === "whole" ? Number(text) : text];
  });
  return { [kind]: Object.fromEntries(read.filter(([, value]) => value !== undefined)) } as ItemDescription;
}

/** A thing in a few words. */
export function showItem(item: ItemDescription): string {
  const found = Object.values(item).find((each) => each);
  return Object.entries(found ?? {})
    .filter(([, value]) => value !== null && value !== "" && value !== false && !isEmpty(value))
    .map(([, value]) => (Array.isArray(value) ? value.join(" ") : value === true ? "" : String(value)))
    .filter(Boolean)
    .join(" · ");
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
