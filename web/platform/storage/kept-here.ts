type Storage = Pick<globalThis.Storage, "length" | "key" | "getItem">;
type WritableStorage = Storage & Pick<globalThis.Storage, "setItem" | "removeItem">;

/** All that this browser keeps for one person, by its key: of shared envelopes their part only. Never the session. */
export function keptHere(userId: string, storage: Storage): Record<string, unknown> {
	const kept: Record<string, unknown> = {};
	for (let index = 0; index < storage.length; index += 1) {
		const key = storage.key(index) ?? "";
		const value = parsed(storage.getItem(key));
		if (key.split(":").includes(userId)) kept[key] = value;
		else if (isEnvelope(value) && Object.hasOwn(value.people, userId)) kept[key] = value.people[userId];
	}
	return kept;
}

/** Takes all of it away again: their own keys, and their part of shared envelopes. */
export function forgetHere(userId: string, storage: WritableStorage): void {
	for (const key of Object.keys(keptHere(userId, storage))) {
		const value = parsed(storage.getItem(key));
		if (key.split(":").includes(userId) || !isEnvelope(value)) storage.removeItem(key);
		else {
			const { [userId]: _, ...people } = value.people;
			storage.setItem(key, JSON.stringify({ ...value, people }));
		}
	}
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
