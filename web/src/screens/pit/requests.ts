/** Forms of the pit's desk: which words a request takes, and how what was typed is read. */

import { parseMoney } from "../../lib/money";

export interface Field {
  name: string;
  kind: "text" | "long" | "flag" | "when" | "whole" | "money" | "choice";
  optional?: boolean;
  /** What is shown instead of that it may stay empty. */
  hint?: string;
  /** Choices with what each is called; a text with choices may be typed as well. */
  options?: readonly { value: string; title: string }[];
  /** The label, where the name of the field is not what it is called. */
  label?: string;
}

export type Values = Record<string, string | boolean>;

/** An instant as an input of day and time has it, in the clock of this machine. */
export function whenOf(at: number): string {
  const here = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return here.toISOString().slice(0, 16);
}

/** What the server gets for a field; undefined leaves it out, null says that it is wrong. */
function readField(field: Field, values: Values): unknown {
  if (field.kind === "flag") return values[field.name] === true;
  const text = String(values[field.name] ?? "").trim();
  if (text === "") return field.optional ? undefined : null;
  if (field.kind === "whole") return /^\d{1,9}$/.test(text) ? Number(text) : null;
  if (field.kind === "money") return parseMoney(text);
  if (field.kind === "when") return Number.isNaN(Date.parse(text)) ? null : Date.parse(text);
  return text;
}

/** Everything that was typed, or the name of the first field that cannot be read. */
export function readAll(fields: readonly Field[], values: Values): Record<string, unknown> | string {
  const read: Record<string, unknown> = {};
  for (const field of fields) {
    const value = readField(field, values);
    if (value === null) return field.label ?? field.name;
    if (value !== undefined) read[field.name] = value;
  }
  return read;
}
