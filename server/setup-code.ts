import { createHash, randomInt } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CODE_ALPHABET, createCode, printCode, readCode } from "#domain/classroom/codes.ts";
import type { ServiceClient } from "./platform/backend/backend.ts";

const FILE = "setup-code.txt";

/** 12 out of 32 letters and digits: 60 bits. */
const LENGTH = 12;
const GROUP = 4;
const WHOLE = new RegExp(`^[${CODE_ALPHABET}]{${LENGTH}}$`);

/** Polling interval for a used code, in milliseconds. */
const ASK_EVERY = 30_000;

export interface SetupCode {
	/** As it is printed: `ABCD-EFGH-JKLM`. */
	code: string;
	/** Where it is kept. */
	file: string;
	/** There is an administrator; `npm run admin` made it for one more. */
	renewed: boolean;
	/** Takes the file away if the code has been used. */
	stop(): Promise<void>;
}

/**
 * The code that makes an educator administrator, while there is none: made at the first start and kept, readable by its
 * owner only, in the data folder until it has been used. The database knows its hash.
 * @returns null when no code waits to be used, or without the backend's secret.
 */
export async function openSetupCode(service: ServiceClient | null, dataDir: string): Promise<SetupCode | null> {
	if (!service) return null;
	const path = join(dataDir, FILE);
	const isAdministered = async () => (await service.rpc("has_administrator").throwOnError()).data;
	const isUsed = async () => (await isAdministered()) && !(await service.rpc("setup_code_waits").throwOnError()).data;
	if (await isUsed()) {
		rmSync(path, { force: true });
		return null;
	}
	const renewed = await isAdministered();
	const kept = readKept(path);
	// Made for another folder, or lost: `npm run admin` makes the next one.
	if (renewed && !kept) return null;
	const code = kept ?? keep(path);
	if (!renewed) await publish(service, code);

	async function tidyUp() {
		if (!(await isUsed())) return;
		clearInterval(asking);
		rmSync(path, { force: true });
	}
	// A failure shows at the next start; until then the file holds a code that is worth nothing.
	const asking = setInterval(() => void tidyUp().catch(() => undefined), ASK_EVERY).unref();
	return {
		code: printCode(code, GROUP),
		file: path,
		renewed,
		async stop() {
			clearInterval(asking);
			await tidyUp();
		},
	};
}

/** Replaces the code, also where there is an administrator. */
export async function renewSetupCode(
	service: ServiceClient,
	dataDir: string,
): Promise<Pick<SetupCode, "code" | "file">> {
	const path = join(dataDir, FILE);
	mkdirSync(dataDir, { recursive: true, mode: 0o711 });
	const code = keep(path);
	await publish(service, code);
	return { code: printCode(code, GROUP), file: path };
}

async function publish(service: ServiceClient, code: string): Promise<void> {
	await service.rpc("set_setup_code", { hash: createHash("sha256").update(code).digest("hex") }).throwOnError();
}

/** The code in the file; null when there is none, or not one of ours. */
function readKept(path: string): string | null {
	try {
		const code = readCode(readFileSync(path, "utf8"));
		return WHOLE.test(code) ? code : null;
	} catch {
		return null;
	}
}

function keep(path: string): string {
	const code = createCode(LENGTH, randomInt);
	rmSync(path, { force: true });
	writeFileSync(path, `${printCode(code, GROUP)}\n`, { flag: "wx", mode: 0o600 });
	return code;
}
