import type { Backend, ServiceClient } from "../platform/backend/backend.ts";

/** Milliseconds between two purges. */
const INTERVAL_MS = 24 * 60 * 60 * 1000;

interface Log {
	error(details: object, message: string): void;
}

type PurgeBackend = { service: ServiceClient; vacuum: Backend["vacuum"] };

/**
 * Purges the accounts whose grace period of seven days is over at `at`, and those whose purge broke off: their files with
 * their bytes, then the account with all rows that are theirs, then what the database still keeps of these on the disk.
 * What others hold of them stays without a name. An account that cannot be purged does not keep the others; it is tried
 * again the next time.
 * @returns the number of accounts that were purged
 */
export async function purgeDeletedAccounts({ service, vacuum }: PurgeBackend, at: Date, log: Log): Promise<number> {
	await service.rpc("purge_assistant_exchanges").throwOnError();
	await service.rpc("purge_attendance").throwOnError();
	const { data: people } = await service.rpc("begin_erasures", { at: at.toISOString() }).throwOnError();
	let purged = 0;
	for (const userId of people) {
		try {
			await removeFiles(service, userId);
			const { error } = await service.auth.admin.deleteUser(userId);
			if (error) throw error;
			purged += 1;
		} catch (error) {
			log.error({ err: error }, "an account could not be purged; it is tried again");
		}
	}
	if (purged > 0) await vacuum?.();
	return purged;
}

/** Purges now and every day. Returns what stops it, once what has begun is done. */
export function schedulePurges(
	{ service, vacuum }: Pick<Backend, "service" | "vacuum">,
	log: Log,
): () => Promise<void> {
	if (!service) return () => Promise.resolve();
	const purge = () =>
		purgeDeletedAccounts({ service, vacuum }, new Date(), log).catch((error: unknown) => {
			log.error({ err: error }, "deleted accounts could not be purged");
		});
	let purging: Promise<unknown> = purge();
	const timer = setInterval(() => {
		purging = purge();
	}, INTERVAL_MS).unref();
	return async () => {
		clearInterval(timer);
		await purging;
	};
}

async function removeFiles(service: ServiceClient, userId: string): Promise<void> {
	for (;;) {
		const { data: files } = await service.rpc("files_of", { person: userId }).throwOnError();
		const bucket = files[0]?.split("/")[0];
		if (bucket === undefined) return;
		const paths = files.filter((file) => file.startsWith(`${bucket}/`)).map((file) => file.slice(bucket.length + 1));
		const { data: removed, error } = await service.storage.from(bucket).remove(paths);
		if (error) throw error;
		if (removed.length === 0) throw new Error("Files that are there were not removed");
	}
}
