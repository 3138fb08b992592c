import { z } from "zod/mini";
import { AGE_MAXIMUM, AGE_MINIMUM, GENDERS } from "../account/sign-up.ts";
import { SECRET_PICTURES, WORD_MAXIMUM } from "../classroom/class-secret.ts";
import { withoutNul } from "../without-nul.ts";
import { endpoint, type RequestOf, type ResponseOf } from "./endpoint.ts";

/** Signing in by class code, name and secret, alone or beside who is signed in, and the roster that it reads. */

const classSecret = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("pictures"), pictures: z.array(z.enum(SECRET_PICTURES)).check(z.maxLength(3)) }),
	z.object({ kind: z.literal("word"), word: z.string().check(z.maxLength(WORD_MAXIMUM)) }),
]);

const line = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum), withoutNul);
const name = line(100).check(z.minLength(1));

/** `browser`: an id that the page has made for this browser, by which tries are counted. */
const secretOwner = { code: line(20), name, browser: z.optional(z.uuid()) };

/** What the sign-up form asks for; what was left open is absent. */
const joinFacts = z.object({
	grade: z.optional(line(100)),
	gender: z.optional(z.enum(GENDERS)),
	age: z.optional(z.int().check(z.gte(AGE_MINIMUM), z.lte(AGE_MAXIMUM))),
	guardianAgrees: z.optional(z.boolean()),
});
export type JoinFacts = z.infer<typeof joinFacts>;

/** One step of a sign-in: which class, who it is, and at the last step the secret. `ask` waits for the teacher. Answers what comes next, or the session. */
export const classSignIn = endpoint({
	path: "/api/class-sign-in",
	open: true,
	request: z.discriminatedUnion("step", [
		z.object({ step: z.literal("code"), code: secretOwner.code }),
		z.object({ step: z.literal("name"), ...secretOwner }),
		z.object({ step: z.enum(["choose", "enter"]), ...secretOwner, secret: classSecret }),
		z.object({
			step: z.literal("ask"),
			...secretOwner,
			secret: classSecret,
			...joinFacts.shape,
		}),
	]),
	response: z.discriminatedUnion("state", [
		/** No open class has the code. */
		z.object({ state: z.literal("unknown") }),
		/** A class has the code: now the name. */
		z.object({ state: z.literal("open") }),
		/** Two have this name: the whole name tells them apart. */
		z.object({ state: z.literal("ambiguous") }),
		z.object({ state: z.literal("choose"), word: z.boolean() }),
		z.object({ state: z.literal("enter"), kind: z.enum(["pictures", "word"]) }),
		/** Not on the list. */
		z.object({ state: z.literal("ask"), word: z.boolean() }),
		z.object({ state: z.literal("asked") }),
		z.object({ state: z.literal("full") }),
		/** A number, an address or an insult. */
		z.object({ state: z.literal("bad_name") }),
		z.object({
			state: z.literal("refused"),
			problem: z.enum(["too_few", "straight_line", "short_word", "common_word", "own_name"]),
		}),
		/** `seconds` until the next try. */
		z.object({ state: z.literal("wrong"), seconds: z.number() }),
		z.object({ state: z.literal("wait"), seconds: z.number() }),
		z.object({ state: z.literal("locked") }),
		z.object({ state: z.literal("signed-in"), accessToken: z.string(), refreshToken: z.string() }),
	]),
	refusals: ["cannot_manage"],
});
export type ClassSignInRequest = RequestOf<typeof classSignIn>;
export type ClassSignInResponse = ResponseOf<typeof classSignIn>;

/** Somebody joins the caller, by class code, name and secret, or by email and password. No token of theirs is in the answer. */
export const together = endpoint({
	path: "/api/together",
	request: z.discriminatedUnion("step", [
		z.object({ step: z.literal("name"), ...secretOwner }),
		z.object({ step: z.literal("enter"), ...secretOwner, secret: classSecret }),
		z.object({
			step: z.literal("password"),
			email: z.string().check(z.trim(), z.minLength(1), z.maxLength(320)),
			password: z.string().check(z.minLength(1), z.maxLength(200)),
		}),
	]),
	response: z.discriminatedUnion("state", [
		z.object({ state: z.literal("joined") }),
		/** They sit there already, or it is the caller. */
		z.object({ state: z.literal("here") }),
		z.object({ state: z.literal("full") }),
		/** An educator's account. */
		z.object({ state: z.literal("no_learner") }),
		/** Without a secret or password of their own yet: they sign in alone first. */
		z.object({ state: z.literal("not_yet") }),
		/** No open class has the code. */
		z.object({ state: z.literal("unknown") }),
		/** The name is not on the class list. */
		z.object({ state: z.literal("no_name") }),
		/** Two have this name. */
		z.object({ state: z.literal("ambiguous") }),
		z.object({ state: z.literal("enter"), kind: z.enum(["pictures", "word"]) }),
		/** Seconds until the next try. */
		z.object({ state: z.literal("wrong"), seconds: z.number() }),
		/** Absent seconds: not known. */
		z.object({ state: z.literal("wait"), seconds: z.optional(z.number()) }),
		z.object({ state: z.literal("locked") }),
	]),
	refusals: ["cannot_manage"],
});
export type TogetherRequest = RequestOf<typeof together>;
export type TogetherResponse = ResponseOf<typeof together>;

export const ROSTER_MAXIMUM = 200;

/**
 * A teacher adds names, or lets in who asked; `inSteadOf` merges with a roster entry. `here`: the name is in the class.
 * `same_name`: another would be shown with the same name. `bad_name`: a number, an address or an insult is none.
 */
export const classRoster = endpoint({
	path: "/api/class-roster",
	request: z.discriminatedUnion("action", [
		z.object({
			action: z.literal("add"),
			classId: z.uuid(),
			entries: z.array(z.object({ id: z.uuid(), name })).check(z.maxLength(ROSTER_MAXIMUM)),
		}),
		z.object({ action: z.literal("let-in"), requestId: z.uuid(), inSteadOf: z.optional(z.uuid()) }),
	]),
	response: z.object({
		entries: z.array(
			z.object({
				id: z.string(),
				state: z.enum(["added", "here", "same_name", "bad_name", "let_in", "refused", "used"]),
			}),
		),
	}),
	refusals: ["cannot_manage", "not_allowed", "no_room"],
});
export type ClassRosterRequest = RequestOf<typeof classRoster>;
export type ClassRosterResponse = ResponseOf<typeof classRoster>;
