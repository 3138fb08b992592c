import { accessSync, constants } from "node:fs";
import { dirname } from "node:path";
import { SchemaTooNew } from "#gateway/bootstrap.ts";
import { MigrationsTooNew } from "#supabase/migrate.ts";
import { BadSettings } from "../settings.ts";
import { DatabaseUnreachable } from "./backend/built-in-backend.ts";
import { DataFolderInUse } from "./data-folder.ts";
import { DataFolderOfOtherVersion, PostgresDidNotStart } from "./postgres/errors.ts";

/** Errors that an installer can fix; each message tells how. */
const EXPLAINED = [BadSettings, DataFolderInUse, DataFolderOfOtherVersion, DatabaseUnreachable, PostgresDidNotStart];

/** Why a system call on the data folder failed, by its code. */
const FOLDER_REASONS: Record<string, string> = {
	EACCES: "This user may not write there.",
	EPERM: "This user may not write there.",
	EROFS: "It is on a disk that can only be read.",
	ENOSPC: "The disk is full: free some space, then start again.",
	EDQUOT: "This user's share of the disk is full: free some space, then start again.",
	ENOTDIR: "A part of its path is a file.",
	EEXIST: "There is a file in its place.",
	ENOENT: "It can't be made there.",
	EIO: "The disk fails. Copy what is on it to another one.",
};
const OTHER_FOLDER = "Or give the program another folder: DATA_DIR=./other-data npm start";

/** The message shown instead of a stack; null for an unexpected error. */
export function explainedError(error: unknown, dataDir: string | undefined): string | null {
	if (!(error instanceof Error)) return null;
	if (error instanceof SchemaTooNew || error instanceof MigrationsTooNew) return newerData(error.message, dataDir);
	if (/No space left on device/.test(error.message)) return folderText(dataDir ?? "", "ENOSPC");
	if (EXPLAINED.some((kind) => error instanceof kind)) return error.message;
	const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
	if (!dataDir || !code || !(code in FOLDER_REASONS)) return null;
	// A write names no path.
	const inFolder = [path, dest].some((one) => one?.startsWith(dataDir)) || code === "ENOSPC" || code === "EDQUOT";
	return inFolder ? folderText(dataDir, code === "ENOENT" ? whyNotMade(dataDir) : code) : null;
}

/** Node reports ENOENT for a folder that can't be made, for any reason; its parent tells which. */
function whyNotMade(folder: string): string {
	const parent = dirname(folder);
	try {
		accessSync(parent, constants.W_OK);
		return "ENOENT";
	} catch (error) {
		const { code = "" } = error as NodeJS.ErrnoException;
		return code === "ENOENT" && parent !== folder ? whyNotMade(parent) : code;
	}
}

function folderText(dataDir: string, code: string): string {
	return `The data folder ${dataDir} can't be used (${code}). ${FOLDER_REASONS[code] ?? ""}\n${OTHER_FOLDER}`;
}

function newerData(reason: string, dataDir: string | undefined): string {
	return [
		`The data was written by a newer version of this program (${reason}), which this one could damage.`,
		`Nothing was changed${dataDir ? ` in ${dataDir}` : ""}. Start the version that wrote it, or a newer one.`,
		OTHER_FOLDER,
	].join("\n");
}
