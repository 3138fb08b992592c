import { z } from "zod/mini";
import { compareNames, nameKey } from "./class-names.ts";
import { groupPlan } from "./groups.ts";
import { SWAP_MINUTES } from "./together.ts";

/** A teacher's classes as the page keeps them, and the changes that are sent later. */

const student = z.object({
	id: z.string(),
	name: z.string(),
	joinedAt: z.string(),
	/** Signs in by code, name and secret. */
	classAccount: z.boolean(),
	secret: z.nullable(z.enum(["pictures", "word"])),
	chosenAt: z.nullable(z.string()),
	wrongTries: z.number(),
	waitsUntil: z.nullable(z.string()),
	lockedAt: z.nullable(z.string()),
	lastSignedInAt: z.nullable(z.string()),
	/** Browsers that have tried too many wrong secrets today. */
	lockedBrowsers: z.optional(z.number()),
	/** These are absent in what was stored before students had them. */
	email: z.optional(z.string()),
	educator: z.optional(z.boolean()),
	age: z.optional(z.nullable(z.number())),
	ageGivenAt: z.optional(z.nullable(z.string())),
	/** What the learner wrote, for the teacher to answer. */
	askedAge: z.optional(z.nullable(z.number())),
	/** Added here, and not sent yet. */
	waiting: z.optional(z.boolean()),
});
export type ClassStudent = z.infer<typeof student>;

const teacherClass = z.object({
	id: z.string(),
	/** Empty until the server has given one. */
	code: z.string(),
	name: z.string(),
	gradeLevel: z.nullable(z.enum(["primary", "secondary"])),
	subject: z.nullable(z.string()),
	active: z.boolean(),
	createdAt: z.string(),
	/** After how many minutes learners at one computer are asked to change; null for never. */
	swapMinutes: z.optional(z.nullable(z.number())),
	/** These two are absent in what was stored before a class had several teachers, and of one that is not sent yet. */
	owned: z.optional(z.boolean()),
	teachers: z.optional(z.array(z.object({ id: z.string(), name: z.string(), owner: z.boolean() }))),
	students: z.array(student),
	requests: z.array(
		z.object({
			id: z.string(),
			name: z.string(),
			grade: z.nullable(z.string()),
			/** Absent in what was stored before requests had it. */
			age: z.optional(z.nullable(z.int())),
			hasAccount: z.boolean(),
			/** Absent in what was stored before requests had it. */
			avatar: z.optional(z.nullable(z.string())),
		}),
	),
});
export type TeacherClass = z.infer<typeof teacherClass>;
export const teacherClasses = z.array(teacherClass);

export const CLASS_NAME_MAXIMUM = 100;
export const STUDENT_NAME_MAXIMUM = 50;
/** Of a day. */
export const NOTE_MAXIMUM = 1000;

const uuid = z.uuid();
const studentName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** One change of a class. Each may be sent twice: the server applies it once. */
export const classChange = z.discriminatedUnion("change", [
	z.object({
		change: z.literal("create"),
		id: uuid,
		name: z.string(),
		gradeLevel: z.nullable(z.enum(["primary", "secondary"])),
		subject: z.nullable(z.string()),
		createdAt: z.string(),
	}),
	z.object({ change: z.literal("rename"), classId: uuid, name: z.string() }),
	z.object({
		change: z.literal("swap"),
		classId: uuid,
		minutes: z.nullable(z.int().check(z.minimum(SWAP_MINUTES.least), z.maximum(SWAP_MINUTES.most))),
	}),
	z.object({ change: z.literal("groups"), classId: uuid, plan: groupPlan }),
	z.object({ change: z.literal("archive"), classId: uuid, archived: z.boolean() }),
	z.object({ change: z.literal("add"), classId: uuid, entries: z.array(z.object({ id: uuid, name: studentName })) }),
	z.object({ change: z.literal("rename-student"), classId: uuid, studentId: uuid, name: studentName }),
	z.object({ change: z.literal("remove"), classId: uuid, studentId: uuid }),
	z.object({ change: z.literal("move"), classId: uuid, toClassId: uuid, studentId: uuid }),
	z.object({
		change: z.literal("note"),
		classId: uuid,
		/** `YYYY-MM-DD`. */
		day: z.string(),
		note: z.string().check(z.maxLength(NOTE_MAXIMUM)),
	}),
]);
export type ClassChange = z.infer<typeof classChange>;

/** The classes as they will be once the waiting changes have been sent, each with its students by name. */
export function withChanges(classes: readonly TeacherClass[], changes: readonly ClassChange[]): TeacherClass[] {
	const changed = changes.reduce<TeacherClass[]>(applyChange, [...classes]);
	return changed.map((one) => ({
		...one,
		students: one.students.toSorted((first, second) => compareNames(first.name, second.name)),
	}));
}

function applyChange(classes: TeacherClass[], change: ClassChange): TeacherClass[] {
	if (change.change === "create")
		return classes.some(({ id }) => id === change.id) ? classes : [...classes, newClass(change)];
	if (change.change === "move") return moveStudent(classes, change);
	return classes.map((one) => (one.id === change.classId ? changed(one, change) : one));
}

function changed(one: TeacherClass, change: Exclude<ClassChange, { change: "create" | "move" }>): TeacherClass {
	if (change.change === "note") return one;
	if (change.change === "rename") return { ...one, name: change.name };
	if (change.change === "swap") return { ...one, swapMinutes: change.minutes };
	if (change.change === "groups") return one;
	if (change.change === "archive") return { ...one, active: !change.archived };
	if (change.change === "add") {
		const here = new Set(one.students.map(({ name }) => nameKey(name)));
		const fresh = change.entries.filter(({ name }) => !here.has(nameKey(name))).map(newStudent);
		return { ...one, students: [...one.students, ...fresh] };
	}
	const others = one.students.filter(({ id }) => id !== change.studentId);
	if (change.change === "remove") return { ...one, students: others };
	const students = one.students.map((each) => (each.id === change.studentId ? { ...each, name: change.name } : each));
	return { ...one, students };
}

function moveStudent(classes: TeacherClass[], change: Extract<ClassChange, { change: "move" }>): TeacherClass[] {
	const moving = classes.find(({ id }) => id === change.classId)?.students.find(({ id }) => id === change.studentId);
	if (!moving) return classes;
	return classes.map((one) => {
		const others = one.students.filter(({ id }) => id !== change.studentId);
		if (one.id === change.classId) return { ...one, students: others };
		return one.id === change.toClassId ? { ...one, students: [...others, moving] } : one;
	});
}

function newClass(made: Extract<ClassChange, { change: "create" }>): TeacherClass {
	const { id, name, gradeLevel, subject, createdAt } = made;
	return { id, code: "", name, gradeLevel, subject, active: true, createdAt, students: [], requests: [] };
}

function newStudent({ id, name }: { id: string; name: string }): ClassStudent {
	const never = { secret: null, chosenAt: null, wrongTries: 0, waitsUntil: null, lockedAt: null, lastSignedInAt: null };
	return { id, name, joinedAt: "", classAccount: true, ...never, waiting: true };
}
