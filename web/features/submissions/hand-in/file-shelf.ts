import { SUBMISSION_FILES_MAXIMUM } from "#domain/submission-files.ts";
import { newId } from "#web/device/new-id.ts";

/** `broken`: the connection broke off, and it is tried again in a moment. */
export type FileState = "waiting" | "uploading" | "broken" | "stored" | "failed";

export type ChosenFile = {
	readonly id: string;
	readonly file: File;
	readonly state: FileState;
	/** The part that has been sent, from 0 to 1. */
	readonly fraction: number;
	/** Where it is stored. */
	readonly path: string | null;
	/** Why it failed. */
	readonly failure: unknown;
};

export type StoreFile = (
	file: File,
	tell: { signal: AbortSignal; onProgress: (fraction: number) => void; onBroken: () => void },
) => Promise<string>;

export type FileShelf = ReturnType<typeof createFileShelf>;

/** The files chosen for one submission, and how far each is on its way. It lives as long as the page. */
export function createFileShelf(store: StoreFile) {
	let files: readonly ChosenFile[] = [];
	const listeners = new Set<() => void>();
	const leaving = new Map<string, AbortController>();

	function become(next: readonly ChosenFile[]) {
		files = next;
		for (const listener of listeners) listener();
	}

	function change(id: string, changes: Partial<ChosenFile>) {
		become(files.map((one) => (one.id === id ? { ...one, ...changes } : one)));
	}

	/** Never rejects: how it went stands in the file's state. A file that is removed meanwhile is no failure. */
	async function send({ id, file }: ChosenFile): Promise<void> {
		const controller = new AbortController();
		leaving.set(id, controller);
		change(id, { state: "uploading", fraction: 0, failure: null });
		try {
			const path = await store(file, {
				signal: controller.signal,
				onProgress: (fraction) => change(id, { state: "uploading", fraction }),
				onBroken: () => change(id, { state: "broken" }),
			});
			change(id, { state: "stored", fraction: 1, path });
		} catch (failure) {
			change(id, { state: "failed", failure });
		} finally {
			leaving.delete(id);
		}
	}

	return {
		watch(listener: () => void) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		read: () => files,
		/** Puts files on the shelf; returns how many found no place. */
		add(chosen: readonly File[]): number {
			const room = SUBMISSION_FILES_MAXIMUM - files.length;
			const taken = chosen
				.slice(0, room)
				.map((file): ChosenFile => ({ id: newId(), file, state: "waiting", fraction: 0, path: null, failure: null }));
			become([...files, ...taken]);
			return chosen.length - taken.length;
		},
		remove(id: string) {
			leaving.get(id)?.abort();
			become(files.filter((one) => one.id !== id));
		},
		/** Sends one that failed once more. */
		async retry(id: string) {
			const file = files.find((one) => one.id === id);
			if (file && file.state === "failed") await send(file);
		},
		/** Sends all that are not stored, one after the other; the paths of all. Throws the failure of the first that failed. */
		async storeAll(): Promise<string[]> {
			const tried = new Set<string>();
			for (;;) {
				const next = files.find((one) => !tried.has(one.id) && (one.state === "waiting" || one.state === "failed"));
				if (!next) break;
				tried.add(next.id);
				await send(next);
			}
			const failed = files.find((one) => one.path === null);
			if (failed) throw failed.failure ?? new Error("A file is still on its way.");
			return files.flatMap(({ path }) => path ?? []);
		},
		clear() {
			for (const controller of leaving.values()) controller.abort();
			become([]);
		},
	};
}
