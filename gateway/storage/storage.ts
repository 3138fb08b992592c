import { randomBytes } from "node:crypto";
import type { FastifyBaseLogger, FastifyPluginAsync } from "fastify";
import type { Pool } from "pg";
import { forLog } from "../database/database-error.ts";
import type { RunAs } from "../database/run-as.ts";
import type { FairShare } from "../fair-share.ts";
import type { GatewayKeys } from "../keys.ts";
import type { Tokens } from "../tokens.ts";
import { openFolderStore } from "./folder-store.ts";
import { openLinks } from "./links.ts";
import { storageRoutes } from "./routes.ts";
import { sweepFiles } from "./sweep.ts";
import { DEFAULT_QUOTA, openUploadLimits, type UploadQuota } from "./upload-limits.ts";

export type StorageOptions = {
	readonly pool: Pool;
	readonly runAs: RunAs;
	readonly keys: GatewayKeys;
	readonly tokens: Tokens;
	readonly log: FastifyBaseLogger;
	readonly share: FairShare;
	/** Where the bytes are kept; made if it is not there. */
	readonly folder: string;
	readonly quota?: UploadQuota;
	/** Milliseconds since 1970. */
	readonly now?: () => number;
};

const SWEEP_PAUSE_MS = 60 * 60 * 1000;

/** The storage endpoints, over a folder: a plugin to register under /storage/v1. */
export async function openStorage(options: StorageOptions): Promise<FastifyPluginAsync> {
	const { pool, log, folder, quota = DEFAULT_QUOTA, now = Date.now } = options;
	const { storeId, linkSecret } = await readFileSettings(pool);
	const files = await openFolderStore(folder, storeId);
	if (!files.ours) log.warn({ folder }, "the files in this folder belong to another database; none is swept away");
	const context = {
		...options,
		files,
		links: openLinks(linkSecret, now),
		limits: openUploadLimits(quota),
		quota,
		now,
	};

	const sweep = () =>
		sweepFiles(pool, files, now).then(
			(removed) => removed > 0 && log.info({ removed }, "removed files that belong to no object"),
			(error: unknown) => log.error(forLog(error), "sweeping files failed"),
		);
	return async (app) => {
		let sweeping: Promise<unknown> = Promise.resolve();
		const timer = setInterval(() => {
			sweeping = sweep();
		}, SWEEP_PAUSE_MS);
		app.addHook("onReady", async () => {
			sweeping = sweep();
		});
		app.addHook("onClose", async () => {
			clearInterval(timer);
			await sweeping;
		});
		await app.register(storageRoutes(context));
	};
}

async function readFileSettings(pool: Pool): Promise<{ storeId: string; linkSecret: Buffer }> {
	await pool.query("insert into gateway.file_settings (link_secret) values ($1) on conflict do nothing", [
		randomBytes(32),
	]);
	const { rows } = await pool.query<{ storeId: string; linkSecret: Buffer }>(
		`select store_id as "storeId", link_secret as "linkSecret" from gateway.file_settings`,
	);
	if (!rows[0]) throw new Error("gateway.file_settings is empty");
	return rows[0];
}
