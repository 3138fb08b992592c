import { expect, test } from "vitest";
import { asTheySit, groupsFor, moveLearner, planOf, resized, shuffled, ungrouped, withPlan } from "./groups.ts";

const learners = (count: number) => Array.from({ length: count }, (_, index) => `learner${index + 1}`);
const empty = (count: number) => resized([], count, idsFrom("group"));
const group = (id: string, ...members: string[]) => ({ id, name: "", members });

function idsFrom(start: string): () => string {
	let count = 0;
	return () => `${start}${++count}`;
}

/** Numbers from 0 to 1, the same each time. */
function seeded(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 1103515245 + 12345) % 2147483648;
		return state / 2147483648;
	};
}

const membersOf = (groups: readonly { members: string[] }[]) => groups.map(({ members }) => members);
const sizes = (groups: readonly { members: string[] }[]) => groups.map(({ members }) => members.length);

test.each([
	[40, 12, [4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3]],
	[3, 5, [1, 1, 1, 0, 0]],
	[0, 2, [0, 0]],
])("%i learners are shuffled into %i groups whose sizes differ by one at most", (count, groups, expected) => {
	const all = learners(count);
	const mixed = shuffled(empty(groups), all, all, seeded(7));
	expect(sizes(mixed)).toEqual(expected);
	expect(membersOf(mixed).flat().sort()).toEqual([...all].sort());
});

test("a shuffle mixes: not in the order of the roster, and otherwise each time", () => {
	const all = learners(40);
	const [one, other] = [7, 8].map((seed) => membersOf(shuffled(empty(12), all, all, seeded(seed))));
	expect(one).not.toEqual(other);
	expect(one?.flat()).not.toEqual(membersOf(shuffled(empty(12), all, all, () => 0.999)).flat());
});

test("who is not here stays in the group, and who is here is spread as evenly as without them", () => {
	const groups = [group("a", "absent1", "absent2", "one"), group("b", "two"), group("c")];
	const here = ["one", "two", "three", "four"];
	const mixed = shuffled(groups, [...here, "absent1", "absent2", "absent3"], here, seeded(3));
	expect(mixed[0]?.members.slice(0, 2)).toEqual(["absent1", "absent2"]);
	expect(sizes(mixed).toSorted()).toEqual([1, 2, 3].toSorted());
	// The one too many goes where fewest are in all.
	expect(sizes(mixed)[0]).toBe(3);
	expect(ungrouped(mixed, [...here, "absent3"])).toEqual(["absent3"]);
});

test("while nobody is here a shuffle mixes everybody: groups are made the evening before", () => {
	expect(sizes(shuffled(empty(2), learners(4), [], seeded(1)))).toEqual([2, 2]);
});

test("without groups a shuffle leaves everybody as they are", () => {
	expect(shuffled([], learners(3), learners(3), seeded(1))).toEqual([]);
});

test("a learner moves into a group, to another, and out of all", () => {
	const one = moveLearner([group("a", "asha"), group("b")], "asha", "b");
	expect(membersOf(one)).toEqual([[], ["asha"]]);
	expect(membersOf(moveLearner(one, "juma", "b"))).toEqual([[], ["asha", "juma"]]);
	expect(membersOf(moveLearner(one, "asha", null))).toEqual([[], []]);
	expect(membersOf(moveLearner(one, "asha", "b"))).toEqual([[], ["asha"]]);
});

test.each([
	[40, 3, 14],
	[40, 4, 10],
	[1, 5, 1],
	[0, 3, 1],
	[200, 2, 26],
])("%i learners in groups of %i make %i groups", (count, inEach, groups) => {
	expect(groupsFor(count, inEach)).toBe(groups);
});

test("with another number of groups the first keep their names and members", () => {
	const groups = [group("a", "asha"), group("b", "juma")];
	expect(resized(groups, 1, idsFrom("new"))).toEqual([group("a", "asha")]);
	expect(resized(groups, 3, idsFrom("new"))).toEqual([...groups, group("new1")]);
});

const sit = (groups: ReturnType<typeof group>[], together: string[][], here: string[]) =>
	asTheySit(groups, here, { here, together }, idsFrom("new"));

test("who sits together comes into one group, where most of them are", () => {
	const groups = [group("a", "asha", "absent"), group("b", "juma", "neema")];
	const sat = sit(groups, [["asha", "juma", "neema"]], ["asha", "juma", "neema"]);
	expect(sat).toEqual([group("a", "absent"), group("b", "asha", "juma", "neema")]);
});

test("each computer has a group of its own; who is alone goes where fewest are", () => {
	const here = ["asha", "juma", "neema", "said", "lulu", "tatu"];
	const sat = sit(
		[group("a"), group("b"), group("c")],
		[
			["asha", "juma", "neema"],
			["said", "lulu"],
		],
		here,
	);
	expect(membersOf(sat)).toEqual([["asha", "juma", "neema"], ["said", "lulu"], ["tatu"]]);
});

test("more computers than groups make new groups", () => {
	const sat = sit(
		[group("a", "asha", "juma", "neema")],
		[
			["asha", "juma"],
			["neema", "said"],
		],
		[...["asha", "juma", "neema", "said"]],
	);
	expect(sat).toEqual([group("a", "asha", "juma"), group("new1", "neema", "said")]);
});

test("who is here and not at their table makes room for who sits there; other groups stay as they are", () => {
	const groups = [group("a", "asha", "lulu"), group("b", "tatu")];
	const sat = sit(groups, [["asha", "juma"]], ["asha", "juma", "lulu", "tatu"]);
	expect(membersOf(sat)).toEqual([
		["asha", "juma"],
		["tatu", "lulu"],
	]);
});

test("a saved plan keeps the turn and the mark of what keeps its id", () => {
	const grouping = {
		...{ now: "", minutes: 10, here: [], together: [] },
		groups: [{ ...group("a", "asha"), triedAt: "2026-11-27" }],
		boards: [{ id: "simba", name: "Simba", turn: 2, startedAt: "2026-11-27" }],
	};
	expect(withPlan(grouping, planOf(grouping))).toEqual(grouping);
	const plan = { minutes: 5, groups: [group("b"), group("a")], boards: [{ id: "twiga", name: "" }] };
	expect(withPlan(grouping, plan)).toMatchObject({
		minutes: 5,
		groups: [
			{ id: "b", triedAt: null },
			{ id: "a", triedAt: "2026-11-27", members: [] },
		],
		boards: [{ id: "twiga", turn: null, startedAt: null }],
	});
});
