import { openCompilerHere } from "#compiler/open-compiler-here.ts";
import { answerFor } from "#content/answers.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import { asBlockProject, isOfBlocks, isSketch, listProjects, loadProject } from "#content/projects.ts";
import type { DebugInfo } from "#domain/bench/debug-info.ts";
import { buildSimulation } from "#simulator/build-simulation.ts";
import { runChecks } from "#simulator/checks/run-checks.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import { DebugSession } from "#simulator/debugger/debug-session.ts";
import { bareUno } from "#simulator/fixtures/bare-uno.ts";
import { interpreted } from "#simulator/fixtures/processors.ts";
import { wired } from "#simulator/fixtures/wired.ts";
import { checkBlocks } from "#simulator/interpreter/check-blocks.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import { signUpAt } from "../../server/tests/learner.ts";
import { BUSY_SKETCHES, ending } from "./sketches.ts";
import { WARM_UP_MS, warmedUp, warmedUpPlain } from "./speeds.ts";

const CLOCK_HERTZ = 16_000_000;
const SEED = 7;

export { BUSY_SKETCHES, ending, openCompilerHere, signUpAt };

/** How many times faster than a 16 MHz board our simulator runs a program, once it has been translated. */
export function speedOfOurs(hex: string, simulatedSeconds: number, wires: readonly string[] = []): number {
	const run = warmedUp(hex, wires);
	return timesFaster(simulatedSeconds, () => run(simulatedSeconds));
}

/** The same for the build that is stepped through, between two stops. */
export function speedOfStepping(hex: string, debug: DebugInfo, simulatedSeconds: number): number {
	const session = new DebugSession(debug);
	const simulation = buildSimulation({
		hex,
		circuit: wired({}, []),
		kinds: PART_KINDS,
		processor: session.processor,
	});
	session.go("run");
	simulation.advance(WARM_UP_MS);
	return timesFaster(simulatedSeconds, () => simulation.advance(simulatedSeconds * 1000));
}

/** The same for our interpreter alone. */
export function speedOfInterpreter(hex: string, simulatedSeconds: number): number {
	const uno = bareUno(hex, interpreted);
	uno.run((CLOCK_HERTZ * WARM_UP_MS) / 1000);
	return timesFaster(simulatedSeconds, () => uno.run(uno.cycles + simulatedSeconds * CLOCK_HERTZ));
}

/** The same for unmodified avr8js. */
export function speedOfPlain(hex: string, simulatedSeconds: number): number {
	const run = warmedUpPlain(hex);
	return timesFaster(simulatedSeconds, () => run(simulatedSeconds));
}

/** In processor time, of all threads: the compiler of WebAssembly has its own. */
function timesFaster(simulatedSeconds: number, run: () => void): number {
	const began = process.cpuUsage();
	run();
	const { user, system } = process.cpuUsage(began);
	return simulatedSeconds / ((user + system) / 1_000_000);
}

/** Checks every project's solution; answers the milliseconds each takes once it is compiled. */
export async function timeSolutions(compile: (source: string) => Promise<string>): Promise<Record<string, number>> {
	const times: Record<string, number> = {};
	for (const { id } of listProjects().filter(isSketch)) {
		const [project, answers] = [await loadProject(id), answerFor(id)];
		if (!project || !answers) continue;
		const hex = await compile(answers.solution);
		times[id] = timed(id, () => runChecks({ hex, ...project, random: seededRandom(SEED) }));
	}
	for (const { id } of listProjects().filter(isOfBlocks)) {
		const [project, answers] = [asBlockProject(await loadProject(id)), blockAnswerFor(id)];
		const program = answers?.accepted[0]?.program;
		if (!project || !program) continue;
		const { circuit, checks } = project;
		const run = { program, devices: project.program.devices, circuit, checks, kinds: PART_KINDS };
		times[id] = timed(id, () => checkBlocks({ ...run, random: seededRandom(SEED) }));
	}
	return times;
}

function timed(id: string, check: () => { passed: boolean }): number {
	const began = performance.now();
	const { passed } = check();
	if (!passed) throw new Error(`The solution of ${id} does not pass`);
	return performance.now() - began;
}

/** Checks every accepted sketch of one project, or of all; answers the seconds of processor time that each takes. */
export async function timeAccepted(
	compile: (source: string) => Promise<string>,
	only?: string,
): Promise<Record<string, number>> {
	const seconds: Record<string, number> = {};
	for (const { id } of listProjects().filter(isSketch)) {
		const [project, answers] = [await loadProject(id), answerFor(id)];
		if (!project || !answers || (only && only !== id)) continue;
		for (const { name, source } of [{ name: "solution", source: answers.solution }, ...answers.accepted]) {
			const hex = await compile(source);
			const began = process.cpuUsage();
			const { passed } = runChecks({ hex, ...project, random: seededRandom(SEED) });
			const { user, system } = process.cpuUsage(began);
			if (!passed) throw new Error(`${id}: ${name} does not pass`);
			seconds[`${id}: ${name}`] = (user + system) / 1_000_000;
		}
	}
	return seconds;
}
