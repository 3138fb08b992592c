import type { People } from "./world.ts";

/**
 * What a request gets.
 * `allowed`: it takes effect. `refused`: insufficient privilege (42501). `hidden`: it succeeds and meets no row.
 */
export type Answer = "allowed" | "refused" | "hidden";

/** One kind of request, on the row of `of`, else of the owner: `$1` is that person. `given` makes ready for it, as the superuser. */
export interface Request {
	/** Which of several requests of the same action this is. */
	about?: string;
	of?: keyof People;
	sql: string;
	given?: string;
	/** In the order: stranger, class-mate, owner, unverified educator, verified educator, administrator, service. */
	answers: [Answer, Answer, Answer, Answer, Answer, Answer, Answer];
	/** What a verified teacher of another class and a learner of none get, where an unverified educator gets something else. */
	outsiders?: Answer;
}

export type Action = "select" | "insert" | "update" | "delete";

export const ACTIONS: Action[] = ["select", "insert", "update", "delete"];

/** A table's requests, by action. */
export type TableAccess = Record<Action, Request | Request[]>;

export type Answers = Request["answers"];

/** Answers that many tables give. */
export const serverOnly: Answers = ["refused", "refused", "refused", "refused", "refused", "refused", "allowed"];
export const own: Answers = ["refused", "hidden", "allowed", "hidden", "hidden", "hidden", "allowed"];
export const ownAdd: Answers = ["refused", "refused", "allowed", "refused", "refused", "refused", "allowed"];
export const signedIn: Answers = ["refused", "allowed", "allowed", "allowed", "allowed", "allowed", "allowed"];
/** A learner's, and with it the administrators'. */
export const ownAndAdministrators: Answers = ["refused", "hidden", "allowed", "hidden", "hidden", "allowed", "allowed"];
/** A learner's, and with it the staff's. */
export const ownAndStaff: Answers = ["refused", "hidden", "allowed", "hidden", "allowed", "allowed", "allowed"];
/** A learner's, and with it that of the teachers of their classes. */
export const ownAndTeacher: Answers = ["refused", "hidden", "allowed", "hidden", "allowed", "hidden", "allowed"];
