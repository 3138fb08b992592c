import { teacherSolution } from "#domain/api/bench.ts";
import type { Backend } from "../../platform/backend/backend.ts";
import { Refusal } from "../../platform/refusal.ts";
import { handler, perMinute } from "../handler.ts";
import { solutionOf } from "./solution-of.ts";

/** Answers the solution to a verified educator; the database says who is one. */
export const teacherSolutionHandler = ({ asPerson }: Pick<Backend, "asPerson">) =>
	handler({
		endpoint: teacherSolution,
		limit: perMinute(30),
		async answer({ projectId }, { accessToken }) {
			const { data: verified } = await asPerson(accessToken).rpc("is_verified_educator").throwOnError();
			if (verified !== true) throw new Refusal("not_allowed");
			return { solution: solutionOf(projectId) };
		},
	});
