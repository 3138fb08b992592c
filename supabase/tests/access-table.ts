import type { People, Role } from "./world.ts";

/**
 * What a request gets.
 * `allowed`: it takes effect. `refused`: insufficient privilege (42501). `hidden`: it succeeds and meets no row.
 */
export type Answer = "allowed" | "refused" | "hidden";

/** What each role gets; `others` are all that are not named. The service role may do everything. */
export type Answers = Partial<Record<Exclude<Role, "service">, Answer>> & { others: Answer };

/** One kind of request, on the row of `of`, else of the owner: `$1` is that person. `given` makes ready for it, as the superuser. */
export interface Request {
	/** Which of several requests of the same action this is. */
	about?: string;
	of?: keyof People;
	sql: string;
	given?: string;
	answers: Answers;
	/** What a verified teacher of another class and a learner of none get, where an unverified educator gets something else. */
	outsiders?: Answer;
}

export type Action = "select" | "insert" | "update" | "delete";

export const ACTIONS: Action[] = ["select", "insert", "update", "delete"];

/** A table's requests, by action. */
export type TableAccess = Record<Action, Request | Request[]>;

/** Answers that many tables give. */
export const serverOnly: Answers = { others: "refused" };
export const own: Answers = { stranger: "refused", owner: "allowed", others: "hidden" };
export const ownAdd: Answers = { owner: "allowed", others: "refused" };
export const signedIn: Answers = { stranger: "refused", others: "allowed" };
/** A learner's, and with it the administrators'. */
export const ownAndAdministrators: Answers = {
	stranger: "refused",
	owner: "allowed",
	administrator: "allowed",
	others: "hidden",
};
/** A learner's, and with it the staff's. */
export const ownAndStaff: Answers = {
	stranger: "refused",
	owner: "allowed",
	verifiedEducator: "allowed",
	administrator: "allowed",
	others: "hidden",
};
/** A learner's, and with it that of the teachers of their classes. */
export const ownAndTeacher: Answers = {
	stranger: "refused",
	owner: "allowed",
	verifiedEducator: "allowed",
	others: "hidden",
};
