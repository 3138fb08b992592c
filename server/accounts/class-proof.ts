import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { z } from "zod/mini";
import type { ServiceClient } from "../platform/backend/backend.ts";
import { Refusal } from "../platform/refusal.ts";

/** How somebody proves by class code, name and secret who they are: alone, or beside who is signed in. */

/** What `begin_class_sign_in` says of a name. */
const begun = z.object({
	state: z.enum(["unknown", "ambiguous", "choose", "enter", "ask", "asked", "wait", "locked", "bad_name"]),
	handle: z.optional(z.string()),
	user_id: z.optional(z.string()),
	class_id: z.optional(z.string()),
	kind: z.nullish(z.enum(["pictures", "word"])),
	word: z.optional(z.boolean()),
	seconds: z.optional(z.number()),
});

export type Begun = z.infer<typeof begun>;

const tried = z.object({ state: z.enum(["good", "wrong", "wait", "locked"]), seconds: z.optional(z.number()) });

/** Wrong codes of 100 learners behind one address in ten minutes, at whichever endpoint. */
const WRONG_CODES = { points: 100, duration: 600 };

export type WrongCodes = ReturnType<typeof limitWrongCodes>;

/** Rate limit of wrong class codes per address. Both throw Refusal `too_many_requests`. */
export function limitWrongCodes() {
	const wrongCodes = new RateLimiterMemory(WRONG_CODES);
	return {
		async requireRoom(source: string): Promise<void> {
			const spent = await wrongCodes.get(source);
			if (spent && spent.consumedPoints >= WRONG_CODES.points) tooMany(spent);
		},
		async count(source: string): Promise<void> {
			await wrongCodes.consume(source).catch(tooMany);
		},
	};
}

export function tooMany(state: RateLimiterRes): never {
	throw new Refusal("too_many_requests", { seconds: Math.ceil(state.msBeforeNext / 1000) });
}

export async function beginClassSignIn(
	service: ServiceClient,
	{ code, name, browser }: { code: string; name: string; browser: string },
): Promise<Begun> {
	return begun.parse(await call(service.rpc("begin_class_sign_in", { code, name, browser })));
}

/** One try of a secret, counted by its browser: see `try_class_secret`. */
export async function tryClassSecret(
	service: ServiceClient,
	{ handle, classId, verifier, browser }: { handle: string; classId: string; verifier: string; browser: string },
): Promise<z.infer<typeof tried>> {
	return tried.parse(await call(service.rpc("try_class_secret", { handle, class_id: classId, verifier, browser })));
}

export async function call<Data>(reply: PromiseLike<{ data: Data; error: unknown }>): Promise<Data> {
	const { data, error } = await reply;
	if (error) throw error;
	return data;
}
