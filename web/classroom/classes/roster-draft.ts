import { useState } from "react";
import { z } from "zod/mini";
import { usePerson } from "#web/platform/session/session.ts";
import { stored } from "#web/platform/storage/stored.ts";

/** Lists that were pasted and not added yet, by class. */
const drafts = stored<Record<string, string>>({
	key: "roster_drafts",
	version: 1,
	schema: z.record(z.string(), z.string()),
	fallback: {},
});

/** What is pasted for a class; kept in this browser until it is added or emptied. */
export function useRosterDraft(classId: string): [string, (text: string) => void] {
	const { id } = usePerson();
	const [text, setText] = useState(() => drafts.read(id)[classId] ?? "");
	function write(next: string) {
		setText(next);
		const { [classId]: _, ...others } = drafts.read(id);
		drafts.write(id, next === "" ? others : { ...others, [classId]: next });
	}
	return [text, write];
}
