import { z } from "zod/mini";
import { stored } from "#web/platform/storage/stored.ts";
import type { WorkKey } from "./saved-work.data.ts";
import { besideWork, formerSaves, type LocalWorkStore, savedWork } from "./work-store.ts";

const schema = z.object({ text: z.string(), ...besideWork });

/** The store of a work that is text: in local storage, under `{kind}:{project}`, by person. */
export function localWorkStore({ userId, projectId, kind }: WorkKey): LocalWorkStore {
	const key = `${kind}:${projectId}`;
	const value = stored<z.infer<typeof schema> | null>({
		key,
		version: 1,
		schema: z.nullable(schema),
		fallback: null,
	});
	return {
		read() {
			const kept = value.read(userId);
			return kept && savedWork(kept.text, kept);
		},
		write({ body, ...rest }) {
			const aside = value.read(userId)?.aside ?? [];
			return value.write(userId, { text: body, ...rest, action: null, aside });
		},
		watch(listener) {
			const onStorage = (event: StorageEvent) => {
				if (event.key === key) listener();
			};
			addEventListener("storage", onStorage);
			return () => removeEventListener("storage", onStorage);
		},
		former() {
			const kept = value.read(userId);
			return kept ? formerSaves(kept.text, kept) : [];
		},
		forgetFormer() {
			const kept = value.read(userId);
			if (kept) value.write(userId, { ...kept, unsent: savedWork(kept.text, kept).unsent, action: null, aside: [] });
		},
	};
}
