import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { sourceOf } from "../client-source.ts";
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

/** Hashes in a native thread, beside the event loop. `address`: the network address that asks, which has one turn at a time. */
export function hashPassword(password: string, address: string): Promise<string> {
	return inTurn(address, () => hash(password, ARGON2));
}

/** Compares with a hash; without one (no such account, no password) takes the same time and answers false. */
export async function isPassword(password: string, stored: string | null, address: string): Promise<boolean> {
	const against = stored ?? (await dummyHash());
	const same = password.length <= MAXIMUM && (await inTurn(address, () => verify(against, password)));
	return stored !== null && same;
}

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
	dummy ??= hash(randomBytes(16).toString("hex"), ARGON2);
	return dummy;
}

/** Hashes at once: a core stays free for all other requests when a whole class signs in. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/** Longest queues of hashes, in all and of one address: two schools signing in at once, and one behind one address. */
const WAITING_MAXIMUM = 1000;
const WAITING_OF_ONE = 500;
/** By address, which take turns: a flood from one computer is its own queue. */
const queues = new Map<string, (() => void)[]>();
let waiting = 0;
let running = 0;

async function inTurn<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
	if (running >= AT_ONCE) await turnOf(sourceOf(address));
	else running += 1;
	try {
		return await work();
	} finally {
		if (!startNext()) running -= 1;
	}
}

function turnOf(source: string): Promise<void> {
	const queue = queues.get(source) ?? [];
	if (waiting >= WAITING_MAXIMUM || queue.length >= WAITING_OF_ONE) {
		throw tooMany("Too many people are signing in.", 10);
	}
	queues.set(source, queue);
	waiting += 1;
	return new Promise((resolve) => queue.push(resolve));
}

/** Starts the first of the address whose turn it is; false where none waits. */
function startNext(): boolean {
	const [next] = queues;
	if (!next) return false;
	const [source, queue] = next;
	queues.delete(source);
	const [start, ...others] = queue;
	if (others.length > 0) queues.set(source, others);
	waiting -= 1;
	start?.();
	return true;
}
