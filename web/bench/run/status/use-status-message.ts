import { useEffect, useState } from "react";

/** What a bench says for a moment where it happened: one message at a time, the newer instead of the older. */
export interface StatusMessage {
	text: string;
	/** What follows from it, in a second sentence. */
	more?: string;
	/** `guidance`: what to do instead. `failure` stays until something else is shown. */
	tone: "done" | "guidance" | "failure";
	/** Something else is soon to be read here. */
	brief?: true;
	action?: { label: string; onPress: () => void };
}

const SHOWN_MS = 4000;
const SHOWN_BRIEFLY_MS = 1500;
const SHOWN_WITH_ACTION_MS = 10_000;

/** The message that is shown now, and what shows or withdraws one. `showStatus` stays the same. */
export function useStatusMessage() {
	const [statusMessage, showStatus] = useState<StatusMessage | null>(null);
	useEffect(() => {
		if (!statusMessage || statusMessage.tone === "failure") return;
		const shown = statusMessage.brief ? SHOWN_BRIEFLY_MS : statusMessage.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS;
		const timer = setTimeout(() => showStatus(null), shown);
		return () => clearTimeout(timer);
	}, [statusMessage]);
	return { statusMessage, showStatus };
}
