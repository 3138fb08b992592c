import type { FastifyBaseLogger } from "fastify";
import { AuthRefusal } from "./auth-error.ts";

/**
 * Does the work that writes an account, and turns the database's refusal into the door's: an address taken meanwhile, or
 * what a trigger of the product raised, in its own words.
 */
export async function storeUser<Result>(log: FastifyBaseLogger, work: () => Promise<Result>): Promise<Result> {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof Error) || !("severity" in error) || !("code" in error)) throw error;
		const constraint = "constraint" in error ? error.constraint : undefined;
		if (error.code === "23505" && constraint === "users_email_key") {
			throw new AuthRefusal(422, "user_already_exists", "User already registered");
		}
		if (error.code === "23505" && constraint === "users_phone_key") {
			throw new AuthRefusal(422, "phone_exists", "A user with this phone number has already been registered");
		}
		if (error.code === "P0001") throw new AuthRefusal(422, "validation_failed", error.message);
		log.error({ code: error.code }, "the database refused an account");
		throw new AuthRefusal(500, "unexpected_failure", "Database error saving the account");
	}
}
