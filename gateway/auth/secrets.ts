import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import type { GatewayKeys } from "../keys.ts";

/** A secret of 256 random bits, for links. */
export function freshToken(): string {
	return randomBytes(32).toString("base64url");
}

/** Six digits. */
export function freshCode(): string {
	return randomInt(1_000_000).toString().padStart(6, "0");
}

/** The stored hash of a high-entropy secret. */
export function digestOf(secret: string): Buffer {
	return createHash("sha256").update(secret).digest();
}

/** What is kept of a short code: without the key of this database its million values can't be tried against it. */
export function codeDigest({ secretKey }: GatewayKeys, phone: string, code: string): Buffer {
	return createHmac("sha256", secretKey).update(`code ${code} for ${phone}`).digest();
}
