import { compile, compilePosition } from "#domain/api/bench.ts";
import { compileFor, type Judge } from "../../judge.ts";
import { handler, perMinute } from "../handler.ts";

export const compileHandler = (judge: Judge) =>
	handler({
		endpoint: compile,
		limit: perMinute(60),
		answer: ({ source, debug }, { userId, signal }) => compileFor(judge, source, userId, signal, { debug }),
	});

export const compilePositionHandler = ({ compiler }: Judge) =>
	handler({
		endpoint: compilePosition,
		limit: perMinute(120),
		answer: async (_, { userId }) => ({ ahead: compiler.ahead(userId) }),
	});
