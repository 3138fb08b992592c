import { type ClassChange, withChanges } from "../classroom/class-roster.ts";

export const ID = (n: number) => `c0000000-0000-4000-8000-00000000000${n}`;

export function create(n: number, name: string): ClassChange {
	return { change: "create", id: ID(n), name, gradeLevel: null, subject: null, createdAt: "2026-11-22T10:00:00Z" };
}

/** The first name's student has the fifth id. */
export function add(n: number, ...names: string[]): ClassChange {
	return { change: "add", classId: ID(n), entries: names.map((name, index) => ({ id: ID(index + 5), name })) };
}

const [first, second] = withChanges(
	[],
	[create(1, "7A"), create(2, "6B"), add(1, "Asha Mushi"), add(2, "Jamila Taji")],
);
if (!first || !second) throw new Error("two classes");

/** 7A with one student, and 6B with another. */
export const robotics = first;
export const lights = second;
