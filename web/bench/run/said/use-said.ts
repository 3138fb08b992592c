import { useEffect, useState } from "react";

/** What a bench says in passing, at its place: one sentence at a time, the newer instead of the older. */
export interface Said {
	text: string;
	/** What follows from it, in a second sentence. */
	more?: string;
	/** `guidance`: what to do instead. `failure` stays until something else is said. */
	tone: "done" | "guidance" | "failure";
	/** Something else is soon to be read here. */
	brief?: true;
	action?: { label: string; onPress: () => void };
}

const SHOWN_MS = 4000;
const SHOWN_BRIEFLY_MS = 1500;
const SHOWN_WITH_ACTION_MS = 10_000;

/** The sentence that is shown now, and what says or withdraws one. `say` stays the same. */
export function useSaid() {
	const [said, say] = useState<Said | null>(null);
	useEffect(() => {
		if (!said || said.tone === "failure") return;
		const shown = said.brief ? SHOWN_BRIEFLY_MS : said.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS;
		const timer = setTimeout(() => say(null), shown);
		return () => clearTimeout(timer);
	}, [said]);
	return { said, say };
}
