import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { TakenHelp } from "./helps.data.ts";
import { helpKeys, rememberHints, rememberSolution } from "./helps-cache.ts";

const asked = { person: "asha", project: { id: "lamp", points: 100 } };
const taken = (queries: QueryClient) => queries.getQueryData<TakenHelp[]>(helpKeys.taken("asha", "lamp"));
const hintsOf = (count: number, score: number) => ({
	hints: ["Look at pin 7.", "Turn it round."].slice(0, count),
	total: 3,
	score,
	deducted: 10,
});

test("a hint that came shows, and what it took, before the record is read again", () => {
	const queries = new QueryClient();
	queries.setQueryData(helpKeys.taken("asha", "lamp"), [{ kind: "hint", step: 1, cost: 10 }]);
	rememberHints(queries, asked, hintsOf(2, 80));
	expect(queries.getQueryData(helpKeys.hints("asha", "lamp", 2))).toEqual(hintsOf(2, 80));
	expect(taken(queries)).toEqual([
		{ kind: "hint", step: 1, cost: 10 },
		{ kind: "hint", step: 2, cost: 10 },
	]);
});

test("hints that were taken elsewhere, or come once more, count once", () => {
	const queries = new QueryClient();
	rememberHints(queries, asked, hintsOf(2, 80));
	rememberHints(queries, asked, { ...hintsOf(2, 80), deducted: 0 });
	expect(taken(queries)?.map(({ step, cost }) => [step, cost])).toEqual([
		[1, 0],
		[2, 20],
	]);
});

test("a solution that came shows, and what it took, before the record is read again", () => {
	const queries = new QueryClient();
	rememberHints(queries, asked, hintsOf(1, 90));
	const answer = { solution: { kind: "sketch" as const, source: "void loop() {}" }, score: 40, deducted: 50 };
	rememberSolution(queries, asked, answer);
	expect(queries.getQueryData(helpKeys.solution("asha", "lamp"))).toEqual(answer);
	expect(taken(queries)?.at(-1)).toEqual({ kind: "reveal", step: 1, cost: 50 });
});
