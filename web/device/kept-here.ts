type Storage = Pick<globalThis.Storage, "length" | "key" | "getItem">;

/** All that this browser keeps for one person, by its key: of shared envelopes their part only. Never the session. */
export function keptHere(person: string, storage: Storage): Record<string, unknown> {
	const kept: Record<string, unknown> = {};
	for (let place = 0; place < storage.length; place += 1) {
		const key = storage.key(place) ?? "";
		const value = parsed(storage.getItem(key));
		if (key.split(":").includes(person)) kept[key] = value;
		else if (isEnvelope(value) && Object.hasOwn(value.people, person)) kept[key] = value.people[person];
	}
	return kept;
}

/** What cannot be read is still the person's: it is given as the text it is. */
function parsed(text: string | null): unknown {
	try {
		return JSON.parse(text ?? "null");
	} catch {
		return text;
	}
}

function isEnvelope(value: unknown): value is { people: Record<string, unknown> } {
	return (
		typeof value === "object" &&
		value !== null &&
		"people" in value &&
		typeof value.people === "object" &&
		value.people !== null
	);
}
