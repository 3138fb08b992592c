import { displayNameOf } from "#domain/account/display-name.ts";
import type { ClassChange, TeacherClass } from "#domain/classroom/class-roster.ts";
import { m } from "#messages/generated/messages.js";

/** What a change does: "Rename Asha M. to Asha Mushi". `classes` are those without it. */
export function changeText(change: ClassChange, classes: readonly TeacherClass[]): string {
	const className = (id: string) => classes.find((one) => one.id === id)?.name ?? m.classes_change_class();
	if (change.change === "create") return m.classes_change_create({ name: change.name });
	const inClass = { class: className(change.classId) };
	if (change.change === "rename") return m.classes_change_rename({ former: inClass.class, name: change.name });
	if (change.change === "note") return m.classes_change_note(inClass);
	if (change.change === "swap") return m.classes_change_swap(inClass);
	if (change.change === "groups") return m.classes_change_groups(inClass);
	if (change.change === "archive")
		return change.archived ? m.classes_change_archive(inClass) : m.classes_change_open_class(inClass);
	if (change.change === "add") {
		const [first, ...others] = change.entries;
		return first && others.length === 0
			? m.classes_change_add({ ...inClass, name: first.name })
			: m.classes_change_add_many({ ...inClass, count: change.entries.length });
	}
	const student = classes.flatMap(({ students }) => students).find(({ id }) => id === change.studentId);
	const name = student ? displayNameOf(student.name) : m.classes_change_student();
	if (change.change === "rename-student") return m.classes_change_rename({ former: name, name: change.name });
	if (change.change === "remove") return m.classes_change_remove({ ...inClass, name });
	return m.classes_change_move({ name, class: className(change.toClassId) });
}
