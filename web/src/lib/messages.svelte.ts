/** What the house says, made from its code and parameters by the catalogue of the language of now. */

import { type Part, readMessages } from "./fluent";
import { language } from "./language.svelte";
import { dollars } from "./money";

type Params = Readonly<Record<string, unknown>>;
type Catalogue = Map<string, Part[]>;
/** How names are said that the catalogue has not: by the words of the screens. */
export type Namer = (of: string, value: string) => string;
export interface Tools {
  name: Namer;
  bet: (bet: string) => string;
  instant: (at: number) => string;
  span: (ms: number) => string;
}

const FILES = import.meta.glob<string>(
  ["../../../src/croupier/words/fr.ftl", "../../../src/croupier/books/*/words/fr.ftl"],
  { query: "?raw", import: "default" },
);

let loaded = $state.raw<Catalogue | null>(null);
let loading = false;

async function load(): Promise<void> {
  if (loading) return;
  loading = true;
  const sources = await Promise.all(Object.values(FILES).map((read) => read()));
  loaded = new Map(sources.flatMap((source) => [...readMessages(source)]));
}

/** The whole sentence; nothing in English, which the house sends itself, or while it is loading. */
export function messageText(code: string, params: Params, tools: Tools): string {
  if (language.now === "en" || !code) return "";
  if (!loaded) void load();
  const pattern = loaded?.get(code);
  return pattern && loaded ? new Teller(loaded, tools).pattern(pattern, params) : "";
}

/** Fetch the catalogue before it is needed. */
export const ready = load;

class Teller {
  constructor(
    private readonly messages: Catalogue,
    private readonly tools: Tools,
  ) {}

  pattern(pattern: Part[], params: Params): string {
    return pattern.map((part) => this.part(part, params)).join("");
  }

  private part(part: Part, params: Params): string {
    if (typeof part === "string") return part;
    switch (part.kind) {
      case "parameter":
        return this.value(params[part.name]);
      case "message":
        return this.pattern(this.messages.get(part.name) ?? [], params);
      case "call":
        return this.call(part.name, params[part.parameter], part.options);
      case "choice":
        return this.pattern(part.variants[this.chosen(part.by, part.variants, part.otherwise, params)] ?? [], params);
    }
  }

  private chosen(by: Part, variants: Record<string, Part[]>, otherwise: string, params: Params): string {
    if (typeof by === "string" || by.kind === "choice" || by.kind === "message") return otherwise;
    const value = params[by.kind === "call" ? by.parameter : by.name];
    let key = value === null || value === undefined || value === "" ? "none" : String(value);
    if (by.kind === "call") key = Number(value) < 0 ? "less" : "more";
    else if (Array.isArray(value)) key = value.length < 2 ? String(value.length) : "many";
    if (key in variants) return key;
    const category = typeof value === "number" ? new Intl.PluralRules(language.now).select(value) : "";
    return category in variants ? category : otherwise;
  }

  private value(value: unknown): string {
    if (value === null || value === undefined) return "";
    if (Array.isArray(value)) return value.map((each) => this.value(each)).join(this.word("format-list"));
    if (typeof value === "object" && "code" in value) {
      const { code, params } = value as { code: string; params?: Params };
      return this.pattern(this.messages.get(code) ?? [], params ?? {});
    }
    return String(value);
  }

  private call(name: string, value: unknown, options: Record<string, string>): string {
    switch (name) {
      case "MONEY":
        return dollars(options.sign === "none" ? Math.abs(Number(value)) : Number(value));
      case "NAME":
        return value ? this.named(options.of ?? "", String(value)) : "";
      case "BET":
        return value ? this.tools.bet(String(value)) : "";
      case "INSTANT":
      case "MOMENT":
        return this.tools.instant(Number(value));
      case "SPAN":
        return this.tools.span(Number(value));
      case "LIST":
        return this.list((value ?? []) as unknown[], options);
      case "ODDS": {
        const [win = "", stake = "1"] = String(value).split("/");
        return this.pattern(this.messages.get("format-odds") ?? [], { win, stake });
      }
      default:
        return String(value ?? "");
    }
  }

  private named(of: string, value: string): string {
    const own = this.messages.get(`${of}-${value}`);
    return own ? this.pattern(own, {}) : this.tools.name(of, value);
  }

  private list(values: unknown[], options: Record<string, string>): string {
    const one = (each: unknown) =>
      options.of === "bet" ? this.tools.bet(String(each)) : options.of ? this.named(options.of, String(each)) : this.value(each);
    return values.map(one).join(this.word(`format-${options.by ?? "list"}`));
  }

  private word(name: string): string {
    return this.pattern(this.messages.get(name) ?? [], {});
  }
}
