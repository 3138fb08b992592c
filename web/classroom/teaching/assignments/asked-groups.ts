import { groupName } from "#web/classroom/groups/group-texts.ts";
import type { GroupOfClass } from "#web/classroom/groups/groups.data.ts";
import { listText } from "#web/platform/ui/list-text.ts";

/** A group of a class that may be asked. */
export interface AskedGroup {
	id: string;
	name: string;
	learners: readonly string[];
	/** The learners, as the class shows them. */
	names: string;
}

interface AskedClass {
	learners: readonly string[];
	groups: readonly AskedGroup[];
}

/** The groups of a class as they are; one that has the assignment as it was then, also where it is no longer there. An empty one is left out. */
export function askedGroups({
	now,
	given,
	shownAs,
}: {
	now: readonly GroupOfClass[];
	given: readonly GroupOfClass[];
	shownAs: (id: string) => string;
}): AskedGroup[] {
	const has = new Set(given.map(({ id }) => id));
	return [...given, ...now.filter(({ id, members }) => !has.has(id) && members.length > 0)]
		.toSorted((one, other) => one.position - other.position)
		.map(({ id, position, name, members }) => ({
			...{ id, name: groupName(name, position - 1), learners: members },
			names: listText(members.map(shownAs)),
		}));
}

/** The groups of a class that are asked; none where the whole class is. */
export function groupsChosen({ groups }: AskedClass, chosen: readonly string[]): AskedGroup[] {
	return groups.filter(({ id }) => chosen.includes(id));
}

/** Who of a class that is chosen is asked. */
export function learnersAsked(one: AskedClass, chosen: readonly string[]): readonly string[] {
	const groups = groupsChosen(one, chosen);
	return groups.length > 0 ? groups.flatMap(({ learners }) => learners) : one.learners;
}
