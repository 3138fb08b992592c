import { assistant as endpoint } from "#domain/api/assistant.ts";
import type { Assistant } from "../../assistant/assistant.ts";
import { Refusal } from "../../platform/refusal.ts";
import { handler, perMinute } from "../handler.ts";

/** A program of the greatest length, each character escaped in JSON, and the rest. */
const BODY_LIMIT = 150_000;

/** Refused (`assistant_missing`) without the backend's secret. The database counts questions; the limit keeps the rest off it. */
export function assistantHandler(assistant: Assistant | null) {
	const ask: Assistant["ask"] = (...question) => {
		if (!assistant) throw new Refusal("assistant_missing");
		return assistant.ask(...question);
	};
	return handler({
		endpoint,
		limit: perMinute(30),
		bodyLimit: BODY_LIMIT,
		async answer(request, caller) {
			const pieces = ask(request, caller);
			for (;;) {
				const { done, value } = await pieces.next();
				if (done) return value;
			}
		},
		async *stream(request, caller) {
			const pieces = ask(request, caller);
			try {
				let next = await pieces.next();
				for (; !next.done; next = await pieces.next()) yield { event: "piece", data: { text: next.value } };
				return next.value;
			} finally {
				await pieces.return({ response: "", outcome: "answered", model: null }).catch(() => undefined);
			}
		},
	});
}
