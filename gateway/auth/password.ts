import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { AuthRefusal, notValid } from "./auth-error.ts";
import { hashing } from "./sign-in-turns.ts";

const MINIMUM = 6;
/** Characters; a longer one would only be work for the hash. */
const MAXIMUM = 256;

/** OWASP's parameters for argon2id, which is the library's default kind: 19 MiB, 2 passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Refuses a password that is too short or too long. */
export function requireGoodPassword(password: string): void {
	if (password.length > MAXIMUM) throw notValid(`Password cannot be longer than ${MAXIMUM} characters`);
	if (password.length < MINIMUM) {
		const message = `Password should be at least ${MINIMUM} characters.`;
		throw new AuthRefusal(422, "weak_password", message, { reasons: ["length"] });
	}
}

/** Hashes in a native thread, beside the event loop. `address`: the network address that asks, which has one turn at a time. */
export function hashPassword(password: string, address: string): Promise<string> {
	return hashing.inTurn(address, () => hash(password, ARGON2));
}

/** Compares with a hash; without one (no such account, no password) takes the same time and answers false. */
export async function isPassword(password: string, stored: string | null, address: string): Promise<boolean> {
	const against = stored ?? (await dummyHash());
	const same = password.length <= MAXIMUM && (await hashing.inTurn(address, () => verify(against, password)));
	return stored !== null && same;
}

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
	dummy ??= hash(randomBytes(16).toString("hex"), ARGON2);
	return dummy;
}
