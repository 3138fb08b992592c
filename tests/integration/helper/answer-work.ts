import type { Compiler } from "#compiler/compiler.ts";
import { parseProgram } from "#content/program-text.ts";
import { asBlockProject, type BlockProject, loadProject } from "#content/projects.ts";
import { nextStep } from "#domain/bench/next-step/next-step.ts";
import type { NextStep } from "#domain/bench/next-step/work-facts.ts";
import type { Checks } from "#simulator/checks/format.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { createSimulation } from "#simulator/create-simulation.ts";
import { createBlockSimulation } from "#simulator/interpreter/block-simulation.ts";
import { aroundOwnLimit } from "#simulator/interpreter/own-limit.ts";
import { drivenBy, gatherFacts } from "#simulator/next-step/gather-facts.ts";
import { type Studied, studyProgram } from "#simulator/next-step/study.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import type { Simulation } from "#simulator/simulation.ts";
import { blockStep } from "#web/app/block-project/find-block-step.ts";
import { nextStepText } from "#web/assistant/next-step-text.ts";
import { type StepTexts, seenText } from "#web/bench/checks/check-texts.ts";
import { loadExplanations, plainTextOf } from "#web/bench/editors/sketch/explain-diagnostic.ts";

export interface AskedWork {
	readonly project: string | null;
	readonly language: "cpp" | "blocks";
	readonly program: string;
	readonly circuit: Circuit;
}

export interface AnsweredWork {
	readonly step: NextStep;
	readonly words: string;
	/** Of the block that it is about. */
	readonly block: string | null;
}

interface Known {
	readonly circuit: Circuit;
	readonly checks: Checks;
	readonly steps: StepTexts;
}

const SEED = 7;

/** What the helper says of a piece of work, found as the page finds it: compiled, checked, measured. */
export async function answerWork(
	{ project: id, language, program, circuit }: AskedWork,
	compiler: Compiler,
): Promise<AnsweredWork> {
	await loadExplanations();
	const project = id === null ? null : await loadProject(id);
	const known: Known | null = project && { ...project, steps: project.lesson.steps };
	if (language === "blocks") {
		const blocks = asBlockProject(project);
		if (!blocks) throw new Error(`There is no block project ${id}`);
		return answerBlocks(program, blocks, circuit);
	}
	const answer = await compiler.compile(program, { userId: "helper" });
	const { diagnostics } = answer;
	const run =
		answer.outcome === "compiled"
			? studied(
					() => createSimulation({ hex: answer.hex, circuit }),
					circuit,
					() => known?.checks ?? null,
				)
			: null;
	const facts = gatherFacts({
		...{ source: program, language, diagnostics, circuit },
		...{ wanted: known?.circuit ?? null, checks: known?.checks ?? null },
		...{ report: run?.report ?? null, measured: run?.measured ?? null },
	});
	const step = nextStep(facts);
	const failed = facts.failed?.step;
	const words = nextStepText(step, {
		...{ language, circuit, wanted: known?.circuit ?? null, diagnostic: plainTextOf },
		check:
			failed && known
				? { title: known.steps[failed.id]?.title ?? failed.id, seen: seenText(known.steps, failed) }
				: null,
	});
	return { step, words, block: null };
}

/** As the page finds it, but that the circuit may be another one than the project's. */
function answerBlocks(text: string, project: BlockProject, circuit: Circuit): AnsweredWork {
	const [program, { devices }] = [parseProgram(text), project.program];
	const open = () => createBlockSimulation({ program, devices, circuit, kinds: PART_KINDS }).simulation;
	const { checks } = project;
	const run = studied(open, circuit, () => aroundOwnLimit({ program, devices, circuit, kinds: PART_KINDS, checks }));
	const work = { project, circuit, program, loose: null };
	const { step, text: words, points } = blockStep(work, run ?? {});
	const block = points.find((point) => point.kind === "block")?.id ?? null;
	if (!step) throw new Error("Blocks that are all joined have a step.");
	return { step, words, block };
}

function studied(open: () => Simulation, circuit: Circuit, checksOf: () => Checks | null): Studied | null {
	try {
		const studying = studyProgram(open, { checks: checksOf(), pinsOf: drivenBy(circuit), seed: SEED });
		for (;;) {
			const slice = studying.next();
			if (slice.done) return slice.value;
		}
	} catch {
		// Its circuit lacks what the checks name.
		return null;
	}
}
