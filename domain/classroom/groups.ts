import { z } from "zod/mini";

/** A class in groups: who is in which, and whose turn it is at which real board. */

export const GROUPS_MAXIMUM = 26;
export const BOARDS_MAXIMUM = 26;
export const GROUP_NAME_MAXIMUM = 30;
export const TURN_MINUTES = { least: 1, most: 60, usual: 10 } as const;
const name = z.string().check(z.maxLength(GROUP_NAME_MAXIMUM));

const group = z.object({
	id: z.string(),
	/** Empty: its letter only. */
	name: z.string(),
	/** Since the turns were started. */
	triedAt: z.nullable(z.string()),
	members: z.array(z.string()),
});
export type ClassGroup = z.infer<typeof group>;

const board = z.object({
	id: z.string(),
	/** Empty: its number only. */
	name: z.string(),
	/** From 1; null before the first and after the last. */
	turn: z.nullable(z.int()),
	startedAt: z.nullable(z.string()),
});
export type ClassBoard = z.infer<typeof board>;

/** What `class_grouping` answers. Times are the server's, ISO 8601. */
export const classGrouping = z.object({
	now: z.string(),
	minutes: z.int(),
	groups: z.array(group),
	boards: z.array(board),
	here: z.array(z.string()),
	/** Who sits at one computer now, by computer. */
	together: z.array(z.array(z.string())),
});
export type ClassGrouping = z.infer<typeof classGrouping>;

/** What `save_class_groups` takes: it replaces what is there. */
export const groupPlan = z.object({
	minutes: z.int().check(z.minimum(TURN_MINUTES.least), z.maximum(TURN_MINUTES.most)),
	groups: z.array(z.object({ id: z.uuid(), name, members: z.array(z.uuid()) })).check(z.maxLength(GROUPS_MAXIMUM)),
	boards: z.array(z.object({ id: z.uuid(), name })).check(z.maxLength(BOARDS_MAXIMUM)),
});
export type GroupPlan = z.infer<typeof groupPlan>;
type PlannedGroup = GroupPlan["groups"][number];

export function planOf({ minutes, groups, boards }: ClassGrouping): GroupPlan {
	return {
		minutes,
		groups: groups.map(({ id, name, members }) => ({ id, name, members })),
		boards: boards.map(({ id, name }) => ({ id, name })),
	};
}

/** As it will be once the plan has been saved: what keeps its id keeps its turn and its mark. */
export function withPlan(grouping: ClassGrouping, plan: GroupPlan): ClassGrouping {
	const groupOf = new Map(grouping.groups.map((one) => [one.id, one]));
	const boardOf = new Map(grouping.boards.map((one) => [one.id, one]));
	return {
		...grouping,
		minutes: plan.minutes,
		groups: plan.groups.map((one) => ({ triedAt: groupOf.get(one.id)?.triedAt ?? null, ...one })),
		boards: plan.boards.map((one) => ({ turn: null, startedAt: null, ...boardOf.get(one.id), ...one })),
	};
}

export function letterOf(index: number): string {
	return String.fromCharCode(65 + index);
}

/** Who of the class is in no group. */
export function ungrouped(groups: readonly PlannedGroup[], members: readonly string[]): string[] {
	const grouped = new Set(groups.flatMap((one) => one.members));
	return members.filter((id) => !grouped.has(id));
}

/** The learner is in that group, or with null in none. */
export function moveLearner(groups: readonly PlannedGroup[], learner: string, to: string | null): PlannedGroup[] {
	return groups.map((one) => {
		const others = one.members.filter((id) => id !== learner);
		return { ...one, members: one.id === to ? [...others, learner] : others };
	});
}

/** How many groups it takes for this many in each. */
export function groupsFor(learners: number, inEach: number): number {
	return Math.min(GROUPS_MAXIMUM, Math.max(1, Math.ceil(learners / inEach)));
}

/** The first of the groups, and new ones up to this many. */
export function resized(groups: readonly PlannedGroup[], count: number, newId: () => string): PlannedGroup[] {
	return Array.from({ length: count }, (_, index) => groups[index] ?? { id: newId(), name: "", members: [] });
}

/**
 * Mixes who is here over the groups, as evenly as can be; who is not stays where they are. While no one is here, it mixes
 * everybody. `random` gives numbers from 0 to 1, without 1.
 */
export function shuffled(
	groups: readonly PlannedGroup[],
	members: readonly string[],
	here: readonly string[],
	random: () => number,
): PlannedGroup[] {
	const mixed = mix(here.length > 0 ? members.filter((id) => here.includes(id)) : members, random);
	return deal(without(groups, mixed), mixed, []);
}

/**
 * Puts who sits at one computer into one group: where most of them are, else into the next that is free, else into a
 * new one. Who is here and alone, or was in such a group, goes where there are fewest.
 */
export function asTheySit(
	groups: readonly PlannedGroup[],
	members: readonly string[],
	{ here, together }: Pick<ClassGrouping, "here" | "together">,
	newId: () => string,
): PlannedGroup[] {
	const tables = together.slice(0, GROUPS_MAXIMUM);
	const seated = new Set(tables.flat());
	const taken = new Map<string, readonly string[]>();
	let placed = [...groups];
	for (const table of tables) {
		const free = placed.filter(({ id }) => !taken.has(id));
		const [best] = free.toSorted((one, other) => shared(other, table) - shared(one, table));
		const target = best ?? { id: newId(), name: "", members: [] };
		if (!best) placed = [...placed, target];
		taken.set(target.id, table);
	}
	const grouped = new Set(groups.flatMap((one) => one.members));
	const displaced = placed.flatMap((one) => (taken.has(one.id) ? one.members.filter((id) => here.includes(id)) : []));
	const loose = [...displaced, ...members.filter((id) => here.includes(id) && !grouped.has(id))];
	const alone = [...new Set(loose)].filter((id) => !seated.has(id));
	const seatedGroups = without(placed, [...seated, ...alone]).map((one) => ({
		...one,
		members: [...one.members, ...(taken.get(one.id) ?? [])],
	}));
	return deal(seatedGroups, alone, here);
}

function shared({ members }: PlannedGroup, table: readonly string[]): number {
	return members.filter((id) => table.includes(id)).length;
}

function without(groups: readonly PlannedGroup[], learners: readonly string[]): PlannedGroup[] {
	const leaving = new Set(learners);
	return groups.map((one) => ({ ...one, members: one.members.filter((id) => !leaving.has(id)) }));
}

/** Gives each the group in which fewest of those counted are, and fewest of all. */
function deal(
	groups: readonly PlannedGroup[],
	learners: readonly string[],
	counted: readonly string[],
): PlannedGroup[] {
	const dealt = groups.map((one) => ({ ...one, members: [...one.members] }));
	const present = new Map(dealt.map(({ id, members }) => [id, members.filter((one) => counted.includes(one)).length]));
	const countOf = (one: PlannedGroup) => present.get(one.id) ?? 0;
	for (const learner of learners) {
		const [smallest] = dealt.toSorted(
			(one, other) => countOf(one) - countOf(other) || one.members.length - other.members.length,
		);
		if (!smallest) break;
		smallest.members.push(learner);
		present.set(smallest.id, countOf(smallest) + 1);
	}
	return dealt;
}

/** Fisher and Yates's. */
function mix(ids: readonly string[], random: () => number): string[] {
	const mixed = [...ids];
	for (let index = mixed.length - 1; index > 0; index--) {
		const other = Math.floor(random() * (index + 1));
		[mixed[index], mixed[other]] = [mixed[other] as string, mixed[index] as string];
	}
	return mixed;
}
