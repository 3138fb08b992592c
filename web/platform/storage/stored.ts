import { readText, writeText } from "./kept-text.ts";
import { setAside } from "./set-aside.ts";

/** Values kept in this browser, each in a versioned envelope by person: a person's values are never read for another. */

type Check<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };

type Envelope = { version: number; people: Record<string, unknown> };

export type StoredOptions<T> = { key: string; version: number; schema: Check<T>; fallback: T };

type StoredValue<T> = {
	/** The person's value, or the fallback where there is none or it cannot be read. */
	read: (userId: string) => T;
	/** False where the browser keeps nothing (full, or blocked). What cannot be read is set aside before. */
	write: (userId: string, value: T) => boolean;
	forget: (userId: string) => void;
};

/** Opens the value at `key`. A raised `version` leaves older values unread; other people's values stay untouched. */
export function stored<T>({ key, version, schema, fallback }: StoredOptions<T>): StoredValue<T> {
	return {
		read(userId) {
			const checked = schema.safeParse(readEnvelope(key, version)?.people[userId]);
			return checked.success ? checked.data : fallback;
		},
		write(userId, value) {
			const people = readEnvelope(key, version)?.people;
			const readable = people && (!(userId in people) || schema.safeParse(people[userId]).success);
			if (!readable && !setAside(key)) return false;
			return writeText(key, JSON.stringify({ version, people: { ...people, [userId]: value } }));
		},
		forget(userId) {
			const people = readEnvelope(key, version)?.people;
			if (!people) return;
			const { [userId]: _, ...others } = people;
			writeText(key, JSON.stringify({ version, people: others }));
		},
	};
}

/** Null for what cannot be read: it is damaged, or of another version. */
function readEnvelope(key: string, version: number): Envelope | null {
	const text = readText(key);
	if (text === null) return { version, people: {} };
	try {
		const value: unknown = JSON.parse(text);
		return isEnvelope(value) && value.version === version ? value : null;
	} catch {
		return null;
	}
}

function isEnvelope(value: unknown): value is Envelope {
	if (typeof value !== "object" || value === null || !("version" in value) || !("people" in value)) return false;
	return typeof value.people === "object" && value.people !== null;
}
