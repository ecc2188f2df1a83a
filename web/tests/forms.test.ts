/** A form is written by hand only where it says more than the command's own declaration. */

import { expect, test } from "vitest";
import { declared, formOf, FORMS, type Form } from "../src/lib/forms";
import type { PitView } from "../src/wire";
import { GAMES } from "./games";

const VIEW = {
  phase: "betting",
  round_no: 3,
  limits: { min: 500, max: 50_000, unit: null },
  colour_checks: [],
  disputes: [],
  staff: {},
} as unknown as PitView;

/** What a form comes to, however it was written. */
function plain(form: Form | null): unknown {
  return form && [form.hold ?? false, form.fields.map((each) => [each.name, each.kind, each.optional ?? false, each.first || ""])];
}

test.each(Object.keys(FORMS))("the form of %s says more than its declaration", (action) => {
  const differs = GAMES.some(([, game]) => JSON.stringify(plain(formOf(action, game, VIEW))) !== JSON.stringify(plain(declared(action, game))));
  expect(differs).toBe(true);
});

test("what a declaration says is enough for a message and for what must be held", () => {
  const [, game] = GAMES.find(([, each]) => each.forms.some((form) => form.action === "message"))!;
  expect(formOf("message", game, VIEW)?.fields.map((each) => [each.name, each.kind, each.optional])).toEqual([
    ["text", "text", false],
    ["player", "player", true],
  ]);
  expect(formOf("exclude", game, VIEW)?.hold).toBe(true);
});
