import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Compiler } from "#compiler/compiler.ts";
import { openCompilerHere } from "#compiler/open-compiler-here.ts";
import { findSourceFolders } from "#compiler/project-folder.ts";
import { schedulePurges } from "./accounts/purge-deleted-accounts.ts";
import { addEndpoints } from "./api/endpoints.ts";
import { addPublicEndpoints } from "./api/public.ts";
import { createApp } from "./app.ts";
import { openAssistant } from "./assistant/assistant.ts";
import { openModel } from "./assistant/model.ts";
import { openCheckPool } from "./check/check-pool.ts";
import { scheduleSubmissionChecks } from "./check/check-submissions.ts";
import { makeSchool, whoCanSignIn } from "./demo/make-school.ts";
import { openJudge } from "./judge.ts";
import { openTextFilter } from "./moderation/filter-threads.ts";
import { sweepIncomingPictures } from "./pictures/picture-store.ts";
import { addressesOf } from "./platform/addresses.ts";
import type { Backend } from "./platform/backend/backend.ts";
import { openBuiltInBackend } from "./platform/backend/built-in-backend.ts";
import { openHostedBackend } from "./platform/backend/hosted-backend.ts";
import { takeDataFolder } from "./platform/data-folder.ts";
import { watchDisk } from "./platform/disk.ts";
import { prepareDrain } from "./platform/drain.ts";
import { explainedError } from "./platform/explained-error.ts";
import { publishContent } from "./publish-content.ts";
import { BadSettings, readSettings, type Settings } from "./settings.ts";
import { openSetupCode, type SetupCode } from "./setup-code.ts";
import { addCompilerFiles } from "./static/compiler-files.ts";
import { addPages } from "./static/pages.ts";

const PROJECT_FOLDER = fileURLToPath(new URL("../../", import.meta.url));
const BUILT_PAGE = join(PROJECT_FOLDER, "dist/web");
const DATABASE_TEMPLATE = join(PROJECT_FOLDER, "dist/database");
const CHECK_WORKER = new URL("./check-worker.js", import.meta.url);
const FILTER_WORKER = new URL("./filter-worker.js", import.meta.url);
const COMPILER_WORKERS = {
	analysis: new URL("./analysis-worker.js", import.meta.url),
	wasm: new URL("./wasm-worker.js", import.meta.url),
};

export interface StartOptions {
	/** Fills the data folder with a small ready-made school and prints who can sign in. */
	demo?: boolean;
}

/** Starts everything, prints the addresses, and runs until a signal stops it. Ends the process with 1 where it can't start. */
export async function startServer({ demo = false }: StartOptions = {}): Promise<void> {
	const cleanUp: (() => void | Promise<void>)[] = [];
	const stopAll = async () => {
		for (const step of cleanUp.splice(0).reverse()) await step();
	};
	stopOnSignals(stopAll);
	let settings: Settings | undefined;
	try {
		settings = readSettings(process.env, PROJECT_FOLDER);
		await start(settings, demo, cleanUp);
	} catch (error) {
		await stopAll();
		const text = explainedError(error, settings?.dataDir);
		console.error(text === null ? error : `\n${text}`);
		process.exit(1);
	}
}

async function start(settings: Settings, demo: boolean, cleanUp: (() => void | Promise<void>)[]): Promise<void> {
	cleanUp.push(takeDataFolder(settings.dataDir));
	const app = await createApp(settings.siteUrl, settings.hosted?.url ?? null, BUILT_PAGE);
	const drain = prepareDrain(app);
	const [backend, compiler] = await Promise.all([openBackend(), openCompiler(settings)]);

	async function openBackend(): Promise<Backend> {
		const opened = settings.hosted
			? openHostedBackend(settings.hosted)
			: await openBuiltInBackend(app, settings, { template: DATABASE_TEMPLATE });
		cleanUp.push(opened.stop);
		return opened;
	}

	const checks = openCheckPool(CHECK_WORKER, Math.max(1, availableParallelism() - 1));
	cleanUp.push(() => checks.stop());
	const judge = openJudge(compiler, checks);
	const model = settings.assistant && openModel(settings.assistant);
	const assistant = backend.service ? openAssistant(backend.service, model ?? null) : null;
	const filter = backend.service && openTextFilter(FILTER_WORKER, backend.service);
	const features = { assistant: assistant !== null && model !== undefined };
	addPublicEndpoints(app, backend, features, settings);
	addEndpoints(app, { backend, judge, filter, assistant });
	addCompilerFiles(app, findSourceFolders().wasmFiles);
	await addPages(app, BUILT_PAGE);
	await app.ready();
	await publishContent(backend.service);
	if (demo && backend.service) await makeSchool(backend.service);
	const setup = await openSetupCode(backend.service, settings.dataDir);
	cleanUp.push(() => app.close());
	if (setup) cleanUp.push(setup.stop);
	// A purge may wait for the database: new requests are refused before it ends.
	cleanUp.push(watchDisk(settings.dataDir, app.log), schedulePurges(backend, app.log), drain);
	await listen(app, settings);
	if (backend.service) cleanUp.push(scheduleSubmissionChecks(backend.service, judge, app.log));
	if (backend.service) {
		sweepIncomingPictures(backend.service, Date.now()).catch((error: unknown) => {
			app.log.error({ err: error }, "pictures left half-way could not be removed");
		});
	}
	if (setup) saySetupCode(setup);
	if (demo) console.log(`\n${whoCanSignIn()}`);
}

function openCompiler({ dataDir }: Settings): Promise<Compiler> {
	return openCompilerHere({
		toolchainDir: join(PROJECT_FOLDER, ".toolchain"),
		cacheDir: join(dataDir, "compiled"),
		log: console.log,
		workers: COMPILER_WORKERS,
	});
}

async function listen(app: Awaited<ReturnType<typeof createApp>>, { host, port }: Settings): Promise<void> {
	try {
		await app.listen({ host, port });
	} catch (error) {
		throw explainedListenError(error as NodeJS.ErrnoException, host, port);
	}
	const address = app.server.address();
	const taken = typeof address === "object" && address ? address.port : port;
	console.log("\nInspire STEM is ready. Open one of these addresses:");
	for (const line of addressesOf(host, taken)) console.log(`  ${line}`);
	console.log("Stop it with Ctrl-C.");
}

function saySetupCode({ code, file, renewed }: SetupCode): void {
	const why = renewed ? "A set-up code of npm run admin waits" : "Nobody administers this school yet";
	console.log(`\n${why}. The educator who enters this set-up code does: ${code}`);
	console.log(`Sign up as an educator and enter it on the dashboard. It is also in ${file}`);
}

function explainedListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
	const reasons: Record<string, string> = {
		EADDRINUSE: `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
		EACCES: `This user may not use port ${port}. Choose one above 1023: PORT=8080 npm start`,
		EADDRNOTAVAIL: `HOST=${host} is not an address of this computer.`,
		ENOTFOUND: `HOST=${host} is not an address of this computer.`,
	};
	const reason = reasons[error.code ?? ""];
	return reason ? new BadSettings(reason) : error;
}

/** The first signal stops in order; a second one ends at once. */
function stopOnSignals(stopAll: () => Promise<void>): void {
	let stopping = false;
	const onSignal = () => {
		if (stopping) process.exit(1);
		stopping = true;
		console.log("\nStopping …");
		void stopAll().finally(() => process.exit(0));
	};
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
}
