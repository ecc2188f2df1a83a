/** Messages in the format of Project Fluent, as far as `src/croupier/core/fluent.py` reads them. */

export type Part =
  | string
  | { kind: "parameter"; name: string }
  | { kind: "message"; name: string }
  | { kind: "call"; name: string; parameter: string; options: Record<string, string> }
  | { kind: "choice"; by: Part; variants: Record<string, Part[]>; otherwise: string };

const TOKEN = /\s*(?:\$([a-zA-Z][\w-]*)|"([^"\n]*)"|([A-Z][A-Z0-9_-]*)\(|([a-zA-Z][\w-]*))/y;
const OPTION = /\s*,\s*([a-z]+)\s*:\s*"([^"\n]*)"/y;
const VARIANT = /\s*(\*?)\[\s*([\w.-]+)\s*\] ?/y;

/** The messages of one language, each read when it is first asked for. */
export class Catalogue {
  private readonly sources = new Map<string, string>();
  private readonly patterns = new Map<string, Part[]>();

  constructor(files: readonly string[] = []) {
    for (const source of files) for (const entry of entries(source)) {
      const at = entry.indexOf("=");
      this.sources.set(entry.slice(0, at).trim(), entry.slice(at + 1).trimStart());
    }
  }

  get(name: string): Part[] | undefined {
    const source = this.sources.get(name);
    if (source === undefined) return undefined;
    let pattern = this.patterns.get(name);
    if (!pattern) this.patterns.set(name, (pattern = new Reader(source).pattern(false)));
    return pattern;
  }
}

/** Each message with its name; comments and empty lines are left out. */
function entries(source: string): string[] {
  const found: string[] = [];
  for (const line of source.split("\n")) {
    if (/^[ }]/.test(line) && found.length) found[found.length - 1] += `\n${line.trim()}`;
    else if (line && !line.startsWith("#")) found.push(line.trimEnd());
  }
  return found;
}

class Reader {
  private at = 0;
  constructor(private readonly text: string) {}

  /** Text and what stands in braces; inside a choice it ends before the next variant. */
  pattern(inside: boolean): Part[] {
    const parts: Part[] = [];
    let held = "";
    while (this.at < this.text.length) {
      const char = this.text[this.at];
      if (char === "}" || (inside && this.peek(VARIANT))) break;
      this.at += 1;
      if (char !== "{") {
        held += char;
        continue;
      }
      if (held) parts.push(held);
      held = "";
      parts.push(this.braces());
    }
    if (inside) held = held.trimEnd();
    return held ? [...parts, held] : parts;
  }

  private braces(): Part {
    let found = this.expression();
    this.skip();
    if (this.text.startsWith("->", this.at)) {
      this.at += 2;
      found = this.choice(found);
      this.skip();
    }
    this.at += 1;
    return found;
  }

  private expression(): Part {
    const [, parameter, text, call, name] = this.take(TOKEN) ?? [];
    if (parameter !== undefined) return { kind: "parameter", name: parameter };
    if (text !== undefined) return text;
    if (call === undefined) return { kind: "message", name: name ?? "" };
    const given = this.expression();
    const options: Record<string, string> = {};
    for (let found = this.take(OPTION); found; found = this.take(OPTION)) options[found[1] ?? ""] = found[2] ?? "";
    this.skip();
    this.at += 1;
    return { kind: "call", name: call, parameter: typeof given === "string" ? "" : "name" in given ? given.name : "", options };
  }

  private choice(by: Part): Part {
    const variants: Record<string, Part[]> = {};
    let otherwise = "";
    for (let found = this.take(VARIANT); found; found = this.take(VARIANT)) {
      const key = found[2] ?? "";
      variants[key] = this.pattern(true);
      if (found[1]) otherwise = key;
    }
    return { kind: "choice", by, variants, otherwise };
  }

  private peek(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text);
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    const found = this.peek(pattern);
    if (found) this.at += found[0].length;
    return found;
  }

  private skip(): void {
    while (/\s/.test(this.text[this.at] ?? "")) this.at += 1;
  }
}
