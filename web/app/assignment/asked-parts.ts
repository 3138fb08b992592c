import type { AssignmentProgress } from "#domain/classroom/assignment-progress.ts";
import { m } from "#messages/generated/messages.js";
import { groupName } from "#web/classroom/groups/group-texts.ts";

/** A class that has an assignment, or a group of one. */
export interface AskedPart {
	id: string;
	/** "7A Robotics", or "Saturday Club, Group C". */
	name: string;
	/** "7A Robotics", or "Group C". */
	shortName: string;
	learners: readonly string[];
}

/** Whom an assignment was given to, a class as a whole or by its groups. */
export function askedParts({ classes, learners }: AssignmentProgress): AskedPart[] {
	return classes.flatMap((one) => {
		if (one.wholeClass) {
			const inClass = learners.filter((learner) => learner.classes.includes(one.id)).map(({ id }) => id);
			return [{ id: one.id, name: one.name, shortName: one.name, learners: inClass }];
		}
		return one.groups.map(({ id, position, name, members }) => {
			const group = groupName(name, position - 1);
			return { id, name: m.assignment_group({ name: one.name, group }), shortName: group, learners: members };
		});
	});
}
