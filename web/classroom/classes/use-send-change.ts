import { useState } from "react";
import type { ClassChange } from "#domain/classroom/class-roster.ts";
import { useChangeClass } from "./classes.queries.ts";

/** Sends changes from one form of the page, which shows that it sends and why the server did not take them. */
export function useSendChange() {
	const change = useChangeClass();
	const [sending, setSending] = useState(false);
	const [refusal, setRefusal] = useState<string>();

	/** True where the server took it, or where it waits to be sent. */
	async function send(...changes: readonly ClassChange[]): Promise<boolean> {
		setSending(true);
		setRefusal(undefined);
		const refusals: string[] = [];
		try {
			for (const one of changes) {
				const refused = await change(one);
				if (refused) refusals.push(refused);
			}
		} finally {
			setSending(false);
		}
		setRefusal(refusals.join(" ") || undefined);
		return refusals.length === 0;
	}

	return { send, sending, refusal, setRefusal };
}
