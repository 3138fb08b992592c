import { createApp } from "../app.ts";
import type { ServiceClient } from "../platform/backend/backend.ts";
import { openBuiltInBackend } from "../platform/backend/built-in-backend.ts";
import { openHostedBackend } from "../platform/backend/hosted-backend.ts";
import { DataFolderInUse, takeDataFolder } from "../platform/data-folder.ts";
import { findRunningPostgres } from "../platform/postgres/running-postgres.ts";
import { BadSettings, type Settings } from "../settings.ts";

export interface Administration {
	service: ServiceClient;
	close(): Promise<void>;
}

/**
 * Opens the server's data with all rights, from the computer it runs on: beside a running server, or with the
 * database started for this while the server is stopped.
 * @throws what explains itself: no secret key, a folder in use whose database does not answer, no database.
 */
export async function openAdministration(settings: Settings): Promise<Administration> {
	if (settings.hosted) {
		const { service, stop } = openHostedBackend(settings.hosted);
		if (!service) throw new BadSettings("SUPABASE_SECRET_KEY must be set: without it nothing can be changed.");
		return { service, close: stop };
	}
	const { giveBack, databaseUrl } = await takeDatabase(settings);
	try {
		const app = await createApp(settings.siteUrl, null);
		const backend = await openBuiltInBackend(app, { ...settings, databaseUrl }, { files: false });
		await app.ready();
		const { service } = backend;
		if (!service) throw new Error("The built-in backend has no secret key");
		return {
			service,
			async close() {
				await app.close();
				await backend.stop();
				giveBack();
			},
		};
	} catch (error) {
		giveBack();
		throw error;
	}
}

/** The user's own database, the running server's, or (undefined) the folder's own, which is then ours to start. */
async function takeDatabase({ databaseUrl, dataDir }: Settings) {
	if (databaseUrl) return { giveBack: () => undefined, databaseUrl };
	try {
		return { giveBack: takeDataFolder(dataDir), databaseUrl: undefined };
	} catch (error) {
		if (!(error instanceof DataFolderInUse)) throw error;
		const running = await findRunningPostgres(dataDir);
		if (running) return { giveBack: () => undefined, databaseUrl: running };
		throw new BadSettings(
			`A server is using the data folder ${dataDir}, but its database does not answer yet. Try again in a moment.`,
		);
	}
}
