import type { Pool } from "pg";
import type { RunAs } from "../database/run-as.ts";
import type { FairShare } from "../fair-share.ts";
import type { GatewayKeys } from "../keys.ts";
import type { Tokens } from "../tokens.ts";
import type { FileStore } from "./file-store.ts";
import type { Links } from "./links.ts";
import type { openUploadLimits, UploadQuota } from "./upload-limits.ts";

/** What the handlers of the storage endpoints work with. */
export type StorageContext = {
	/** As the owner, past the policies: for what a caller need not be allowed to see. */
	readonly pool: Pool;
	readonly runAs: RunAs;
	readonly keys: GatewayKeys;
	readonly tokens: Tokens;
	readonly files: FileStore;
	readonly links: Links;
	readonly limits: ReturnType<typeof openUploadLimits>;
	readonly quota: UploadQuota;
	readonly share: FairShare;
	/** Milliseconds since 1970. */
	now(): number;
};
