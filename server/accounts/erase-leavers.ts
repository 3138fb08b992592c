import type { ServiceClient } from "../backend/backend.ts";

/** How often it is looked who is to be erased, in milliseconds. */
const EVERY = 24 * 60 * 60 * 1000;

interface Log {
	error(details: object, message: string): void;
}

/**
 * Really erases those who deleted their account seven days before `at`, and whose erasing broke off: their files with
 * their bytes, then the account, and with it all rows that are theirs. What others hold of them stays without a name.
 * One who cannot be erased now does not keep the others; they are tried again the next time.
 * @returns how many went.
 */
export async function eraseLeavers(service: ServiceClient, at: Date, log: Log): Promise<number> {
	const { data: people } = await service.rpc("begin_erasures", { at: at.toISOString() }).throwOnError();
	let erased = 0;
	for (const person of people) {
		try {
			await removeFiles(service, person);
			const { error } = await service.auth.admin.deleteUser(person);
			if (error) throw error;
			erased += 1;
		} catch (error) {
			log.error({ err: error }, "an account could not be erased; it is tried again");
		}
	}
	return erased;
}

/** Erases now and every day. Returns what stops it, once what has begun is done. */
export function keepErasing(service: ServiceClient | null, log: Log): () => Promise<void> {
	if (!service) return () => Promise.resolve();
	const erase = () =>
		eraseLeavers(service, new Date(), log).catch((error: unknown) => {
			log.error({ err: error }, "it could not be looked who is to be erased");
		});
	let erasing: Promise<unknown> = erase();
	const timer = setInterval(() => {
		erasing = erase();
	}, EVERY).unref();
	return async () => {
		clearInterval(timer);
		await erasing;
	};
}

async function removeFiles(service: ServiceClient, person: string): Promise<void> {
	for (;;) {
		const { data: files } = await service.rpc("files_of", { person }).throwOnError();
		const bucket = files[0]?.split("/")[0];
		if (bucket === undefined) return;
		const paths = files.filter((file) => file.startsWith(`${bucket}/`)).map((file) => file.slice(bucket.length + 1));
		const { data: removed, error } = await service.storage.from(bucket).remove(paths);
		if (error) throw error;
		if (removed.length === 0) throw new Error("Files that are there were not removed");
	}
}
