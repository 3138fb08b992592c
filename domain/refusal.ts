import type { DoorRefusal } from "./compile-answer.ts";

/** Why a question had no answer: the server's refusal, or `network_gone` when it could not be asked. */
export type Refusal = { code: DoorRefusal["code"] | "network_gone"; details?: Record<string, number> };
