import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { ProjectState } from "#domain/catalogue/project-state.ts";
import { helpKeys, rememberHints, rememberSolution } from "./helps-cache.ts";

const asked = { userId: "asha", projectId: "lamp" };
const hint = { id: "look-at-pin", kind: "hint" as const, cost: 10 };
const state: ProjectState = { score: 90, helps: [hint], completion: null, points: 30, level: 1 };

test("a hint that came shows, and the score is the one the server answered", () => {
	const queries = new QueryClient();
	queries.setQueryData(helpKeys.state("asha", "lamp"), { ...state, score: 100, helps: [] });
	const answer = { hints: [{ id: "look-at-pin", text: "Look at pin 7." }], total: 3, deducted: 10, state };
	rememberHints(queries, asked, answer);
	expect(queries.getQueryData(helpKeys.hints("asha", "lamp", ["look-at-pin"]))).toEqual(answer);
	expect(queries.getQueryData(helpKeys.state("asha", "lamp"))).toEqual(state);
	expect(queries.getQueryData(helpKeys.state("juma", "lamp"))).toBeUndefined();
});

test("a solution that came shows, and whatever it cost the server has the last word", () => {
	const queries = new QueryClient();
	rememberHints(queries, asked, {
		hints: [{ id: "look-at-pin", text: "Look at pin 7." }],
		total: 3,
		deducted: 10,
		state,
	});
	const after = { ...state, score: 3, helps: [hint, { id: "solution", kind: "reveal" as const, cost: 0 }] };
	const answer = { solution: { kind: "sketch" as const, source: "void loop() {}" }, deducted: 0, state: after };
	rememberSolution(queries, asked, answer);
	expect(queries.getQueryData(helpKeys.solution("asha", "lamp"))).toEqual(answer);
	expect(queries.getQueryData(helpKeys.state("asha", "lamp"))).toEqual(after);
});
