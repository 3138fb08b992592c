import { useQuery } from "@tanstack/react-query";
import type { SketchProject } from "#content/projects.ts";
import { startingCircuit } from "#content/starting-circuit.ts";
import { nextStep } from "#domain/bench/next-step/next-step.ts";
import { judgeCircuit } from "#simulator/checks/learners-circuit.ts";
import { stepIds } from "#simulator/checks/step-ids.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { drivenBy, gatherFacts } from "#simulator/next-step/gather-facts.ts";
import { nextStepText } from "#web/assistant/next-step-text.ts";
import { studyInPage } from "#web/assistant/study-in-page.ts";
import { seenText } from "#web/bench/checks/check-texts.ts";
import { circuitFrom } from "#web/bench/circuit/builder/circuit-text.ts";
import { compileSketch } from "#web/bench/editors/sketch/compile.data.ts";
import { loadExplanations, plainTextOf } from "#web/bench/editors/sketch/explain-diagnostic.ts";
import { openSimulator } from "#web/bench/player/circuit/board/open-simulator.ts";
import { localWorkStore } from "#web/platform/learning/saved-work/local-work-store.ts";

interface HelpedWork {
	project: SketchProject;
	/** The program as it is now. */
	code: string;
	circuit: Circuit;
}

/** The built-in helper's next step, in words, for the program and the circuit as they are; found in the page. */
export function useNextStep({ project, code, circuit }: HelpedWork) {
	return useQuery({
		queryKey: ["next-step", project.id, code, circuit],
		queryFn: ({ signal }) => findNextStep({ project, code, circuit }, signal),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
		networkMode: "always",
		retry: false,
	});
}

/** The circuit that a learner has built and saved on this device, or what the project begins with. */
export function savedCircuit(project: SketchProject, userId: string): Circuit {
	const saved = localWorkStore({ userId, projectId: project.id, kind: "circuit" }).read()?.body;
	return (saved === undefined ? null : circuitFrom(saved)) ?? startingCircuit(project);
}

async function findNextStep({ project, code, circuit }: HelpedWork, signal: AbortSignal): Promise<string> {
	await loadExplanations();
	const checks = stepIds(project.checks).length > 0 ? project.checks : null;
	// Without a server there is no compiler: program and circuit alone still tell much.
	const compiled = await compileSketch(code, signal).catch(() => null);
	const checkable = checks && circuitForChecks(circuit, project);
	const studied =
		compiled?.outcome === "compiled"
			? await studyInPage(openSimulator, {
					...{ hex: compiled.hex, signal, seed: Math.floor(Math.random() * 2 ** 32) },
					...{
						circuit: checkable ?? circuit,
						checks: checkable ? checks : null,
						pinsOf: drivenBy(checkable ?? circuit),
					},
				})
			: null;
	const facts = gatherFacts({
		...{ source: code, language: "cpp", diagnostics: compiled?.diagnostics ?? [], circuit, checks },
		...{ wanted: project.circuit.parts.length > 0 ? project.circuit : null },
		...{ report: studied?.report ?? null, measured: studied?.measured ?? null },
	});
	const failed = facts.failed?.step;
	return nextStepText(nextStep(facts), {
		...{ language: "cpp", circuit, wanted: project.circuit, diagnostic: plainTextOf },
		check: failed
			? { title: project.lesson.steps[failed.id]?.title ?? failed.id, seen: seenText(project.lesson.steps, failed) }
			: null,
	});
}

/** The circuit to run the checks in; null where they say nothing in it. */
function circuitForChecks(circuit: Circuit, project: SketchProject): Circuit | null {
	try {
		const match = judgeCircuit(circuit, project);
		return match.fit ? match.circuit : null;
	} catch {
		return null;
	}
}
