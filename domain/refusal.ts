import type { DoorRefusal } from "./compile-answer.ts";

/** Why a request failed: the server's error code, or `network_gone` without a connection. */
export type Refusal = { code: DoorRefusal["code"] | "network_gone"; details?: Record<string, number> };
