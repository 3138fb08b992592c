import type { BlockProject } from "#content/projects.ts";
import type { Pointer } from "#domain/assistant/pointers.ts";
import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import { blockSketch } from "#domain/bench/next-step/block-sketch.ts";
import { nextStep } from "#domain/bench/next-step/next-step.ts";
import type { NextStep } from "#domain/bench/next-step/work-facts.ts";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import { createBlockSimulation } from "#simulator/interpreter/block-simulation.ts";
import { aroundOwnLimit } from "#simulator/interpreter/own-limit.ts";
import { drivenBy, gatherFacts } from "#simulator/next-step/gather-facts.ts";
import { type Studied, studyProgram } from "#simulator/next-step/study.ts";
import type { PartKinds } from "#simulator/parts/part.ts";
import { nextStepText } from "#web/assistant/next-step-text.ts";
import { seenText } from "#web/bench/checks/check-texts.ts";
import { browserFrame } from "#web/bench/editors/blocks/player.ts";
import { runBeside } from "#web/bench/editors/blocks/run-beside.ts";

export interface BlockWork {
	project: Pick<BlockProject, "circuit" | "checks" | "program" | "lesson">;
	/** Where it is another one than the project's. */
	circuit?: Circuit;
	program: BlockProgram;
	/** A block that hangs in no program. */
	loose: string | null;
}

export interface BlockStep {
	/** What was found; none for a block that is not joined. */
	step: NextStep | null;
	text: string;
	/** The block, pin and part that it is about. */
	points: Pointer[];
	/** The first check that fails, in words. */
	failedCheck: { title: string; seen: string } | null;
}

/** Finds the next step for blocks: their checks are run and their pins measured, unseen, beside the page. */
export async function findBlockStep(work: BlockWork & { kinds: PartKinds }, signal: AbortSignal): Promise<BlockStep> {
	const { project, program, kinds } = work;
	const { circuit } = project;
	const { devices } = project.program;
	const studying = studyProgram(() => createBlockSimulation({ program, devices, circuit, kinds }).simulation, {
		...{
			checks: aroundOwnLimit({ program, devices, circuit, kinds, checks: project.checks }),
			pinsOf: drivenBy(circuit),
			seed: Math.floor(Math.random() * 2 ** 32),
		},
	});
	return new Promise((resolve) => {
		const stop = runBeside(studying, (studied) => resolve(blockStep(work, studied)), browserFrame);
		signal.addEventListener("abort", stop);
	});
}

/** The next step for blocks that were studied. A block that is not joined comes first: the tag at it says where to. */
export function blockStep(
	{ project, program, loose, circuit = project.circuit }: BlockWork,
	{ report, measured }: Partial<Studied>,
): BlockStep {
	const { checks, lesson } = project;
	const { source, blockAt } = blockSketch(program, project.program.devices);
	const facts = gatherFacts({
		...{ source, language: "blocks", diagnostics: [], circuit, wanted: project.circuit, checks },
		...{ report: report ?? null, measured: measured ?? null },
	});
	const failed = facts.failed?.step;
	const failedCheck = failed
		? { title: lesson.steps[failed.id]?.title ?? failed.id, seen: seenText(lesson.steps, failed) }
		: null;
	if (loose !== null && !facts.passed)
		return { step: null, text: m.assistant_block_loose(), points: [{ kind: "block", id: loose }], failedCheck };
	const step = nextStep(facts);
	const text = nextStepText(step, {
		...{ language: "blocks", circuit, wanted: project.circuit, diagnostic: () => "" },
		check: failedCheck,
	});
	const block = step.line === undefined ? null : blockAt(step.line);
	return {
		step,
		text,
		failedCheck,
		points: [
			...(block === null ? [] : [{ kind: "block", id: block } as const]),
			...(step.part === undefined ? [] : [{ kind: "part", id: step.part } as const]),
			...(step.pin === undefined || step.part !== undefined ? [] : [{ kind: "pin", pin: step.pin } as const]),
		],
	};
}
