import type { FastifyBaseLogger } from "fastify";
import { isDatabaseError, isDiskFull } from "../database/database-error.ts";
import { AuthRefusal, diskFull, notValid } from "./auth-error.ts";

/**
 * Does the work that writes an account, and turns the database's refusal into the endpoint's: an address taken meanwhile, or
 * what a trigger of the product raised, by its code and in its own words.
 */
export async function storeUser<Result>(log: FastifyBaseLogger, work: () => Promise<Result>): Promise<Result> {
	try {
		return await work();
	} catch (error) {
		if (!isDatabaseError(error)) throw error;
		const { code, constraint } = error;
		if (code === "23505" && constraint === "users_email_key") {
			throw new AuthRefusal(422, "user_already_exists", "User already registered");
		}
		if (code === "23505" && constraint === "users_phone_key") {
			throw new AuthRefusal(422, "phone_exists", "A user with this phone number has already been registered");
		}
		if (isOfProduct(code)) throw new AuthRefusal(422, code, error.message);
		if (code === "P0001") throw new AuthRefusal(422, "validation_failed", error.message);
		if (code.startsWith("22")) throw notValid("The account holds something that can't be stored");
		log.error({ code }, "the database refused an account");
		if (isDiskFull(error)) throw diskFull();
		throw new AuthRefusal(500, "unexpected_failure", "Database error saving the account");
	}
}

/** A code of the product's own: of the classes that SQL leaves to others, and PostgreSQL does not take. */
function isOfProduct(code: string): boolean {
	return /^[I-Z]/.test(code) && !/^(?:P0|XX)/.test(code);
}
