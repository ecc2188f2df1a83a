/** What kinds of fields a command's form has, as far as keypads and labels differ by them. */

import type { Field } from "../lib/forms";
import { nameOf } from "../lib/messages.svelte";

/** Written with the keypad. */
export const FIGURES: ReadonlySet<string> = new Set(["money", "whole", "minutes"]);
const LETTERS: ReadonlySet<string> = new Set(["text", "names", "anyone"]);

export const isFigures = (field: Field | null): boolean => field !== null && FIGURES.has(field.kind);
export const isLetters = (field: Field | null): boolean => field !== null && LETTERS.has(field.kind);
export const labelOf = (field: Field): string => field.label ?? nameOf("field", field.name);
