import { z } from "zod/mini";
import { newId } from "#web/platform/storage/new-id.ts";
import { stored } from "#web/platform/storage/stored.ts";
import type { WorkKey } from "./saved-work.data.ts";
import type { SavedWork, WorkStore } from "./work-store.ts";

/** `text` alone was kept before the server kept works, too: it is to be sent. */
const schema = z.object({
	text: z.string(),
	base: z._default(z.number(), 0),
	action: z._default(z.nullable(z.string()), null),
	sent: z._default(z.nullable(z.string()), null),
	pressed: z._default(z.boolean(), false),
	aside: z._default(z.array(z.object({ body: z.string(), action: z.string() })), []),
});

/** The store of a work that is text: in local storage, under `{kind}:{project}`, by person. */
export function localWorkStore({ userId, projectId, kind }: WorkKey): WorkStore {
	const key = `${kind}:${projectId}`;
	const value = stored<z.infer<typeof schema> | null>({
		key,
		version: 1,
		schema: z.nullable(schema),
		fallback: null,
	});
	/** Names what was kept before the server kept works. */
	const begun = newId();
	return {
		read(): SavedWork | null {
			const kept = value.read(userId);
			if (!kept) return null;
			const { text, action, ...rest } = kept;
			return { body: text, action: action ?? (rest.base === 0 ? begun : null), ...rest };
		},
		write: ({ body, ...rest }) => value.write(userId, { text: body, ...rest, aside: [...rest.aside] }),
		watch(listener) {
			const onStorage = (event: StorageEvent) => {
				if (event.key === key) listener();
			};
			addEventListener("storage", onStorage);
			return () => removeEventListener("storage", onStorage);
		},
	};
}
