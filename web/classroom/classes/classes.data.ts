import { type ClassRosterResponse, classRoster } from "#domain/api/classroom.ts";
import { type ClassChange, type TeacherClass, teacherClasses } from "#domain/classroom/class-roster.ts";
import { ask } from "#web/platform/backend/ask.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import { stored } from "#web/platform/storage/stored.ts";

/** The classes as they were last read, so that the page opens without a network. */
export const storedClasses = stored<TeacherClass[]>({
	key: "teacher_classes",
	version: 1,
	schema: teacherClasses,
	fallback: [],
});

/** The caller's classes with their students and requests, in one request. */
export async function listClasses(backend: Backend): Promise<TeacherClass[]> {
	return teacherClasses.parse(unwrap(await backend.rpc("my_classes")));
}

/** Applies any change but `add`; answers the code of a class that was made. Throws `BackendError`. */
export async function changeClass(
	backend: Backend,
	teacher: string,
	change: Exclude<ClassChange, { change: "add" }>,
): Promise<string | null> {
	const classes = backend.from("class_codes");
	if (change.change === "create") {
		const { id, name, gradeLevel, subject } = change;
		const row = { id, class_name: name, grade_level: gradeLevel, subject, teacher_id: teacher };
		unwrap(await classes.upsert(row, { ignoreDuplicates: true }));
		return unwrap(await backend.from("class_codes").select("code").eq("id", id).single()).code;
	} else if (change.change === "rename") {
		unwrap(await classes.update({ class_name: change.name }).eq("id", change.classId));
	} else if (change.change === "swap") {
		unwrap(await classes.update({ swap_minutes: change.minutes }).eq("id", change.classId));
	} else if (change.change === "groups") {
		unwrap(await backend.rpc("save_class_groups", { class_id: change.classId, plan: change.plan }));
	} else if (change.change === "archive") {
		unwrap(await classes.update({ is_active: !change.archived }).eq("id", change.classId));
	} else if (change.change === "note") {
		const { classId, day, note } = change;
		unwrap(await backend.from("class_notes").upsert({ class_id: classId, day, note }));
	} else if (change.change === "move") {
		const move = { from_class: change.classId, to_class: change.toClassId, user_id: change.studentId };
		unwrap(await backend.rpc("move_class_member", move));
	} else if (change.change === "remove") {
		unwrap(await backend.rpc("remove_class_member", { class_id: change.classId, user_id: change.studentId }));
	} else {
		const { classId, studentId, name } = change;
		unwrap(await backend.rpc("rename_class_member", { class_id: classId, user_id: studentId, name }));
	}
	return null;
}

/** Adds names to a class. */
export function addToRoster(
	userId: string,
	{ classId, entries }: Extract<ClassChange, { change: "add" }>,
): Promise<ClassRosterResponse> {
	return ask(classRoster, { action: "add", classId, entries }, { userId });
}

/** Lets in who asked; `inSteadOf` is the roster entry that they are. */
export async function letIn(requestId: string, inSteadOf: string | null): Promise<string> {
	const { entries } = await ask(classRoster, { action: "let-in", requestId, ...(inSteadOf ? { inSteadOf } : {}) });
	return entries[0]?.state ?? "refused";
}
