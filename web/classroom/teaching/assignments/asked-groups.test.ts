import { expect, test } from "vitest";
import { askedGroups, groupsChosen, learnersAsked } from "./asked-groups.ts";

const group = (id: string, position: number, members: readonly string[], name = "") => ({
	...{ id, position, members, name, classId: "club" },
});
const asked = (given: ReturnType<typeof group>[] = []) =>
	askedGroups({
		now: [group("a", 1, ["Imani", "Noel"]), group("b", 2, []), group("c", 3, ["Sauda"], "Embe")],
		given,
		shownAs: (id) => `${id} S.`,
	});

test("groups have their learners' names; an empty one is not offered", () => {
	expect(asked()).toEqual([
		{ id: "a", name: "Group A", learners: ["Imani", "Noel"], names: "Imani S. and Noel S." },
		{ id: "c", name: "Embe", learners: ["Sauda"], names: "Sauda S." },
	]);
});

test("a group that has it shows whom it was given to, also once it is gone", () => {
	const given = [group("a", 1, ["Rose"]), group("gone", 4, ["Elia"])];
	expect(asked(given).map(({ name, learners }) => [name, ...learners])).toEqual([
		["Group A", "Rose"],
		["Embe", "Sauda"],
		["Group D", "Elia"],
	]);
});

test("the whole class is asked where none of its groups is chosen", () => {
	const club = { learners: ["Imani", "Noel", "Sauda", "Tatu"], groups: asked() };
	expect(learnersAsked(club, ["another class's"])).toEqual(club.learners);
	expect(learnersAsked(club, ["a", "c", "another class's"])).toEqual(["Imani", "Noel", "Sauda"]);
	expect(groupsChosen(club, ["c", "another class's"]).map(({ id }) => id)).toEqual(["c"]);
});
