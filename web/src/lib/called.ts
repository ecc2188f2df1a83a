/** A wheel's call, which everybody at its tables gets before any seat is settled. */

import type { AnyView, Called } from "../wire";
// With its ending, for the client that runs without a bundler.
import { isBetting } from "./phases.js";

/** A view with what the wheel has done folded in; the same view where that is known already. */
export function viewCalled(view: AnyView, { round_no, call, at, pocket }: Called): AnyView {
  if ((view.audience !== "seat" && view.audience !== "display") || view.round_no !== round_no) return view;
  let after = view;
  if (isBetting(view.phase)) {
    after = { ...view, phase: "no-more-bets", closes_at: null };
    if (after.audience === "seat") after = { ...after, may: [] };
  }
  if (call === "result" && after.phase === "no-more-bets" && after.pocket === null) {
    after = { ...after, pocket, landed_at: at };
  }
  return after;
}
