import { randomUUID } from "node:crypto";
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "./file-store.ts";

const VERSION = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Keeps files below `folder`, which it makes: `incoming/` while they arrive, `objects/<two letters>/<version>` after. */
export async function openFolderStore(folder: string, storeId: string): Promise<FileStore> {
	const incoming = join(folder, "incoming");
	const objects = join(folder, "objects");
	await mkdir(incoming, { recursive: true, mode: 0o700 });
	await mkdir(objects, { recursive: true, mode: 0o700 });
	const ours = (await markedAs(join(folder, "store-id"), storeId)) === storeId;

	const pathOf = (version: string) => {
		if (!VERSION.test(version)) throw new Error("not the version of a file");
		return join(objects, version.slice(0, 2), version);
	};

	return {
		ours,
		incoming: () => join(incoming, randomUUID()),
		async keep(path, version) {
			const target = join(objects, version.slice(0, 2));
			await syncToDisk(path);
			await mkdir(target, { recursive: true, mode: 0o700 });
			await rename(path, pathOf(version));
			await syncToDisk(target);
		},
		async read(version, range) {
			const file = await open(pathOf(version), "r").catch(nullIfMissing);
			if (!file) return null;
			return file.createReadStream(range ? { start: range.first, end: range.last } : {});
		},
		async remove(versions) {
			for (const version of versions) await rm(pathOf(version), { force: true });
		},
		async *list() {
			for await (const path of filesBelow(objects)) {
				const version = path.slice(-36);
				const found = VERSION.test(version) && (await stat(path).catch(nullIfMissing));
				if (found) yield { version, keptAt: found.mtimeMs };
			}
		},
		async removeAbandoned(before) {
			for await (const path of filesBelow(incoming)) {
				const found = await stat(path).catch(nullIfMissing);
				if (found && found.mtimeMs < before) await rm(path, { force: true });
			}
		},
	};
}

/** The id the folder was marked with, which is the given one if it had none yet. */
async function markedAs(path: string, storeId: string): Promise<string> {
	const mark = await readFile(path, "utf8").catch(nullIfMissing);
	if (mark !== null) return mark.trim();
	await writeFile(path, `${storeId}\n`, { mode: 0o600 });
	return storeId;
}

async function* filesBelow(folder: string): AsyncIterable<string> {
	for await (const entry of await opendir(folder)) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) yield* filesBelow(path);
		else yield path;
	}
}

async function syncToDisk(path: string): Promise<void> {
	// A folder cannot be opened for this on Windows; there the file's own sync has to do.
	const file = await open(path, "r").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "EISDIR" || error.code === "EPERM") return null;
		throw error;
	});
	try {
		await file?.sync().catch((error: NodeJS.ErrnoException) => {
			if (error.code !== "EPERM") throw error;
		});
	} finally {
		await file?.close();
	}
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
	if (error.code === "ENOENT") return null;
	throw error;
}
