import { z } from "zod";
import { notValid } from "./auth-error.ts";

/** Reads a request's body; what does not fit is refused by the field's name, without what it held. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
	const read = schema.safeParse(body ?? {});
	if (read.success) return read.data;
	const field = read.error.issues[0]?.path.join(".");
	throw notValid(field ? `The field ${field} is missing or not valid` : "The body is not valid");
}

/** Longest address that mail can carry (RFC 5321). */
const EMAIL_MAXIMUM = 254;

/** One spelling for each address: without outer spaces, in lower case. Refuses what is not an address. */
export function normalisedEmail(text: string): string {
	const email = text.trim().toLowerCase();
	if (email.length <= EMAIL_MAXIMUM && z.email().safeParse(email).success) return email;
	throw notValid("Unable to validate email address: invalid format");
}

/** The address that somebody takes for their account: never a placeholder (RFC 2606 .invalid), which only the server gives. */
export function newEmail(text: string): string {
	const email = normalisedEmail(text);
	if (email.endsWith(".invalid")) throw notValid("Unable to validate email address: it has no mailbox");
	return email;
}

/** One spelling for each number: its digits, with the country's (E.164), without the plus. Refuses anything else. */
export function normalisedPhone(text: string): string {
	const phone = text.trim().replace(/^\+/, "");
	if (/^[1-9]\d{6,14}$/.test(phone)) return phone;
	throw notValid("Invalid phone number format (E.164 required)");
}

export const metadata = z.record(z.string(), z.unknown());

/** Bytes of an account's user or app metadata as JSON, and how deep it nests; the database has the same limits. */
const METADATA_BYTES = 2048;
const METADATA_DEPTH = 3;

/**
 * Refuses metadata past its limits: it is part of every response about the account, app metadata of every token.
 * @throws AuthRefusal validation_failed
 */
export function requireSmallMetadata(data: Record<string, unknown>): Record<string, unknown> {
	if (!nestsAtMost(METADATA_DEPTH, data) || Buffer.byteLength(JSON.stringify(data)) > METADATA_BYTES) {
		throw notValid(`Metadata can hold ${METADATA_BYTES} bytes, nested ${METADATA_DEPTH} deep`);
	}
	return data;
}

function nestsAtMost(levels: number, value: unknown): boolean {
	if (typeof value !== "object" || value === null) return true;
	return levels > 0 && Object.values(value).every((inner) => nestsAtMost(levels - 1, inner));
}

/**
 * The metadata with the changes made; a null takes its key away.
 * @throws AuthRefusal past the limits
 */
export function mergedMetadata(current: Record<string, unknown>, changes: Record<string, unknown> | undefined) {
	const merged = Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null);
	return requireSmallMetadata(Object.fromEntries(merged));
}
