/**
 * What one press of the primary button does. The server gives the steps of a round one by one; those
 * that a dealer does in one breath are asked for in one press: the ball with the call that follows it,
 * and what follows a number with the next call. Two calls are never one press: a book that has a final
 * call wants it heard before the other. Each step is still asked for by itself, so that the book decides
 * on it and the record has it.
 */

import type { AnyCommand, DealerView, GameDescription } from "../../wire";

/** What every round has after its number; a task of any other kind is confirmed by itself. */
const ROUTINE = new Set(["announce", "rateau", "dolly", "collect", "pay", "lift-dolly"]);

const CALLS = new Set(["final-bets", "no-more-bets"]);

/** What anyone who enters a number says with it: the bell rang or the hand moved with the call, and the spin was good. */
const WITH_NUMBER = new Set(["ring-bell", "hand-movement", "good-spin"]);

export interface Plan {
  commands: AnyCommand[];
  /** The steps that are done with it, in order; the last one is what is called. */
  steps: string[];
}

/** Everything that the next press does, or null where that is no more than the next step. */
export function plan(view: DealerView, game: GameDescription, roles: readonly string[]): Plan | null {
  if (!view.next.action) return null;
  // Lucky numbers are seen between the ball and the close: each has a press of its own there.
  return afterNumber(view, roles) ?? (game.lucky ? null : aroundClose(view));
}

function afterNumber(view: DealerView, roles: readonly string[]): Plan | null {
  const own = view.tasks.every((task) => ROUTINE.has(task.task) && task.roles.some((role) => roles.includes(role)));
  if (view.next.action !== "confirm" || view.phase !== "settled" || !own) return null;
  const confirms = view.tasks.map(({ task, player }): AnyCommand => ({ type: "confirm", task, player }));
  return {
    commands: [...confirms, { type: "open-betting" }],
    steps: [...view.tasks.map((task) => task.task), "open-betting"],
  };
}

function aroundClose(view: DealerView): Plan | null {
  if (view.phase !== "betting" && view.phase !== "final-bets") return null;
  const open = view.steps.filter((step) => !step.done).map((step) => step.step);
  const [first, second] = open;
  // The ball goes with the call before or after it.
  const both = (first === "spin" && CALLS.has(second ?? "")) || (first === "no-more-bets" && second === "spin");
  if (!both || view.next.action !== first) return null;
  return { commands: [{ type: first } as AnyCommand, { type: second } as AnyCommand], steps: [first, second] as string[] };
}

/** The tasks that are done by entering the number, where they are all this person's. */
export function tasksWithNumber(view: DealerView, roles: readonly string[]): AnyCommand[] {
  const rest = view.steps.filter((step) => !step.done)[0]?.step;
  if (view.phase !== "no-more-bets" || view.next.action !== "confirm" || rest !== "result") return [];
  const own = view.tasks.every((task) => WITH_NUMBER.has(task.task) && task.roles.some((role) => roles.includes(role)));
  return own ? view.tasks.map(({ task, player }): AnyCommand => ({ type: "confirm", task, player })) : [];
}
