import { SUBMISSION_FILES_MAXIMUM } from "#domain/classroom/submission-files.ts";
import { createStore } from "#web/platform/storage/create-store.ts";
import { newId } from "#web/platform/storage/new-id.ts";

/** `broken`: the connection broke off, and it is tried again in a moment. */
export type FileState = "waiting" | "uploading" | "broken" | "stored" | "failed";

/** What is kept of a file beyond the page. */
export type KeptFile = {
	/** `{timestamp}-{random}`: by it the file is stored, however often it is sent. */
	id: string;
	file: File;
	/** Where it is stored; null until then. */
	path: string | null;
};

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

/** A stored file: where, and what its learner called it. */
export type StoredFile = { path: string; name: string };

export type StoreFile = (
	file: Pick<KeptFile, "id" | "file">,
	tell: { signal: AbortSignal; onProgress: (fraction: number) => void; onBroken: () => void },
) => Promise<string>;

export type UploadList = ReturnType<typeof createUploadList>;

type Beside = {
	/** Called at each change of the files themselves, not of their progress. */
	onChanged?: () => void;
	/** A file that was stored is left out. */
	onLeftOut?: (path: string) => void;
};

/** The files chosen for one submission, and the progress of each. */
export function createUploadList(store: StoreFile, { onChanged, onLeftOut }: Beside = {}) {
	const { get, set, subscribe } = createStore<readonly ChosenFile[]>([]);
	const leaving = new Map<string, AbortController>();
	const running = new Map<string, Promise<void>>();

	function setFiles(next: readonly ChosenFile[]) {
		const changed = contentsOf(next) !== contentsOf(get());
		set(next);
		if (changed) onChanged?.();
	}

	function change(id: string, changes: Partial<ChosenFile>) {
		setFiles(get().map((one) => (one.id === id ? { ...one, ...changes } : one)));
	}

	/** Sends a file, or waits for its pending upload. Never rejects: the result is in the file's state. */
	function send(one: ChosenFile): Promise<void> {
		const sending = running.get(one.id) ?? sendNow(one).finally(() => running.delete(one.id));
		running.set(one.id, sending);
		return sending;
	}

	/** A file that is removed meanwhile is no failure. */
	async function sendNow({ id, file }: ChosenFile): Promise<void> {
		const controller = new AbortController();
		leaving.set(id, controller);
		change(id, { state: "uploading", fraction: 0, failure: null });
		try {
			const path = await store(
				{ id, file },
				{
					signal: controller.signal,
					onProgress: (fraction) => change(id, { state: "uploading", fraction }),
					onBroken: () => change(id, { state: "broken" }),
				},
			);
			change(id, { state: "stored", fraction: 1, path });
		} catch (failure) {
			change(id, { state: "failed", failure });
		} finally {
			leaving.delete(id);
		}
	}

	return {
		get,
		subscribe,
		/** Puts files on the list; returns how many were too many. */
		add(chosen: readonly File[]): number {
			const room = SUBMISSION_FILES_MAXIMUM - get().length;
			const taken = chosen.slice(0, room).map((file) => listed({ id: newStoredName(), file, path: null }));
			setFiles([...get(), ...taken]);
			return chosen.length - taken.length;
		},
		/** Puts back files of before, those that are stored as stored. */
		restore(kept: readonly KeptFile[]) {
			const back = kept.filter(({ id }) => !get().some((one) => one.id === id));
			setFiles([...back.map(listed), ...get()]);
		},
		remove(id: string) {
			leaving.get(id)?.abort();
			const path = get().find((one) => one.id === id)?.path;
			if (path) onLeftOut?.(path);
			setFiles(get().filter((one) => one.id !== id));
		},
		/** Sends one that failed once more. */
		async retry(id: string) {
			const file = get().find((one) => one.id === id);
			if (file && file.state === "failed") await send(file);
		},
		/** Sends all that are not stored, one after the other; where all are, and their names. Throws the failure of the first that failed. */
		async storeAll(): Promise<StoredFile[]> {
			const tried = new Set<string>();
			for (;;) {
				const next = get().find((one) => !tried.has(one.id) && one.state !== "stored");
				if (!next) break;
				tried.add(next.id);
				await send(next);
			}
			const failed = get().find((one) => one.path === null);
			if (failed) throw failed.failure ?? new Error("A file is still on its way.");
			return get().flatMap(({ path, file }) => (path ? { path, name: file.name } : []));
		},
		/** Takes away what has been handed in; what was chosen meanwhile stays. */
		release(ids: readonly string[]) {
			for (const id of ids) leaving.get(id)?.abort();
			setFiles(get().filter(({ id }) => !ids.includes(id)));
		},
	};
}

function listed({ id, file, path }: KeptFile): ChosenFile {
	return { id, file, path, state: path ? "stored" : "waiting", fraction: path ? 1 : 0, failure: null };
}

function newStoredName(): string {
	return `${Date.now()}-${newId().slice(0, 8)}`;
}

function contentsOf(files: readonly ChosenFile[]): string {
	return JSON.stringify(files.map(({ id, path }) => [id, path]));
}
