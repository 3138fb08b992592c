import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { AuthRefusal, notValid, tooMany } from "./auth-error.ts";

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

/** Hashes in a native thread, beside the event loop. */
export function hashPassword(password: string): Promise<string> {
	return inTurn(() => hash(password, ARGON2));
}

/** Compares with a hash; without one (no such account, no password) takes the same time and answers false. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
	const against = stored ?? (await dummyHash());
	const same = password.length <= MAXIMUM && (await inTurn(() => verify(against, password)));
	return stored !== null && same;
}

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
	dummy ??= hashPassword(randomBytes(16).toString("hex"));
	return dummy;
}

/** Hashes at once: a core stays free for all other requests when a whole class signs in. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/** Longest queue of hashes: two schools signing in at once. */
const WAITING_MAXIMUM = 1000;
const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
	if (waiting.length >= WAITING_MAXIMUM) throw tooMany("Too many people are signing in.", 10);
	if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
	else running += 1;
	try {
		return await work();
	} finally {
		const next = waiting.shift();
		if (next) next();
		else running -= 1;
	}
}
