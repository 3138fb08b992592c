import { type ClassGrouping, classGrouping } from "#domain/classroom/groups.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** A class's groups and boards, who is here, and who sits together. */
export async function getGrouping(backend: Backend, classId: string): Promise<ClassGrouping> {
	return classGrouping.parse(unwrap(await backend.rpc("class_grouping", { class_id: classId })));
}

/** A group of a class, with who is in it. */
export interface GroupOfClass {
	id: string;
	classId: string;
	/** From 1, which is A. */
	position: number;
	/** Empty: its letter only. */
	name: string;
	members: readonly string[];
}

/** The groups of all classes that the person teaches. */
export async function listGroups(backend: Backend): Promise<GroupOfClass[]> {
	const rows = unwrap(
		await backend
			.from("class_groups")
			.select("id, class_id, position, name, members:class_group_members(user_id)")
			.order("position"),
	);
	return rows.map(({ class_id, members, ...group }) => ({
		...{ ...group, classId: class_id, members: members.map(({ user_id }) => user_id) },
	}));
}

/** Begins that turn at all boards, or at one; null ends the turns. */
export async function beginTurn(
	backend: Backend,
	classId: string,
	{ turn, boardId }: { turn: number | null; boardId?: string },
): Promise<void> {
	const asked = { class_id: classId, turn: turn as number, ...(boardId === undefined ? {} : { board_id: boardId }) };
	unwrap(await backend.rpc("begin_board_turn", asked));
}

export async function markTried(backend: Backend, classId: string, groupId: string, tried: boolean): Promise<void> {
	unwrap(await backend.rpc("mark_group_tried", { class_id: classId, group_id: groupId, tried }));
}
