/** Commands that go over HTTP: one key for each, which is kept until the server has answered. */

import { call } from "../../lib/api";
import type { ContestAccepted, ContestRefused } from "../../wire";
import type { PromotionRequest, TournamentRequest } from "./forms";

export type Answer = ContestAccepted | ContestRefused;

/** A key that nobody else uses. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function submitToTournament(tournament: string, body: TournamentRequest, key: string): Promise<Answer> {
  const headers = { "Idempotency-Key": key };
  return call("POST /v1/tournaments/{tournament}/commands", { path: { tournament }, body, headers });
}

export function submitToPromotion(promotion: string, body: PromotionRequest, key: string): Promise<Answer> {
  const headers = { "Idempotency-Key": key };
  return call("POST /v1/promotions/{promotion}/commands", { path: { promotion }, body, headers });
}
