import { blocksStore } from "#web/bench/editors/blocks/blocks-store.ts";
import { localWorkStore } from "#web/platform/learning/saved-work/local-work-store.ts";
import type { WorkKey } from "#web/platform/learning/saved-work/saved-work.data.ts";
import type { LocalWorkStore } from "#web/platform/learning/saved-work/work-store.ts";

/** Where this browser keeps a work. */
export function storeOf(key: WorkKey): LocalWorkStore {
	return key.kind === "blocks" ? blocksStore(key.userId, key.projectId).work : localWorkStore(key);
}

/** The works of a person that this browser keeps, by the keys of local storage. */
export function worksHere(userId: string, keys: readonly string[]): WorkKey[] {
	return keys.flatMap((key): WorkKey[] => {
		const [form = "", ...rest] = key.split(":");
		const blocksOf = form === "scratch-blocks" && rest[0] === userId ? rest[1] : undefined;
		if (blocksOf && rest.length === 2) return [{ userId, projectId: blocksOf, kind: "blocks" }];
		const [projectId] = rest;
		if (!projectId || rest.length > 1 || (form !== "sketch" && form !== "circuit")) return [];
		return [{ userId, projectId, kind: form }];
	});
}
