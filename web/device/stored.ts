import { readText, writeText } from "./kept-text.ts";

/** Values kept in this browser, each in a versioned envelope by person: nobody reads what another person left here. */

type Check<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };

type Envelope = { version: number; people: Record<string, unknown> };

type StoredValue<T> = {
	/** The person's value, or the fallback where there is none or it cannot be read. */
	read: (person: string) => T;
	/** False where the browser keeps nothing (full, or blocked). */
	write: (person: string, value: T) => boolean;
	forget: (person: string) => void;
};

/** Opens the value at `key`. A raised `version` leaves older values unread; other people's values stay untouched. */
export function stored<T>(options: { key: string; version: number; schema: Check<T>; fallback: T }): StoredValue<T> {
	const { key, version, schema, fallback } = options;
	return {
		read(person) {
			const checked = schema.safeParse(readEnvelope(key, version).people[person]);
			return checked.success ? checked.data : fallback;
		},
		write(person, value) {
			const { people } = readEnvelope(key, version);
			return writeText(key, JSON.stringify({ version, people: { ...people, [person]: value } }));
		},
		forget(person) {
			const { [person]: _, ...others } = readEnvelope(key, version).people;
			writeText(key, JSON.stringify({ version, people: others }));
		},
	};
}

function readEnvelope(key: string, version: number): Envelope {
	try {
		const value: unknown = JSON.parse(readText(key) ?? "null");
		if (isEnvelope(value) && value.version === version) return value;
	} catch {
		// What is damaged counts as empty.
	}
	return { version, people: {} };
}

function isEnvelope(value: unknown): value is Envelope {
	if (typeof value !== "object" || value === null || !("version" in value) || !("people" in value)) return false;
	return typeof value.people === "object" && value.people !== null;
}
