import { useEffect, useReducer, useRef } from "react";
import type { CheckAnswer, CheckReport } from "#domain/check-answer.ts";
import type { WiringProblem } from "#domain/wiring-problem.ts";
import type { Checks } from "#simulator/checks/format.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { refusalOf } from "#web/backend/refusal-of.ts";
import { checkProgram, type Upload } from "./check.data.ts";
import { NO_CHECKS, nextCheckRun } from "./check-run.ts";
import { checkInPage } from "./page-checks.ts";

interface CheckedProject {
	projectId: string;
	/** The project's own circuit. */
	circuit: Circuit;
	checks: Checks;
}

interface CheckOutcomes {
	/** The server has recorded the completion, now or before. */
	onAwarded: (award: { points: number; already: boolean }) => void;
	/** The program does not do what the project asks. */
	onFailed: (report: CheckReport) => void;
	/** The circuit must be mended before the program can be checked. */
	onMiswired: (upload: Upload, problems: readonly WiringProblem[]) => void;
}

type OpenSimulator = Parameters<typeof checkInPage>[0];

/** The checks of uploaded programs: first in the page, then, for what passes, on the server. */
export function useChecks(openSimulator: OpenSimulator, project: CheckedProject, outcomes: CheckOutcomes) {
	const [run, dispatch] = useReducer(nextCheckRun, NO_CHECKS);
	const hangUp = useRef<AbortController>(undefined);
	const passed = useRef<Upload | null>(null);

	useEffect(() => () => hangUp.current?.abort(), []);

	function miswired(upload: Upload, problems: readonly WiringProblem[]) {
		dispatch({ type: "miswired" });
		outcomes.onMiswired(upload, problems);
	}

	async function askServer(upload: Upload, signal: AbortSignal) {
		passed.current = upload;
		let answer: CheckAnswer;
		try {
			answer = await checkProgram(project.projectId, upload, signal);
		} catch (error) {
			if (signal.aborted) return;
			dispatch({ type: "refused", refusal: refusalOf(error) });
			return;
		}
		if (signal.aborted) return;
		if (answer.outcome === "wiring") return miswired(upload, answer.problems);
		const report = answer.outcome === "checked" ? answer.report : { passed: false, steps: [] };
		const award = answer.outcome === "checked" ? answer.award : null;
		dispatch({ type: "server_reported", report, award });
		if (award) outcomes.onAwarded(award);
		else outcomes.onFailed(report);
	}

	return {
		run,
		/** Checks a program that was just loaded, in the circuit as it is; what was checked before is dropped. */
		async start(hex: string, upload: Upload) {
			hangUp.current?.abort();
			hangUp.current = new AbortController();
			const { signal } = hangUp.current;
			dispatch({ type: "started" });
			const judged = await judge(upload.circuit, project);
			if (signal.aborted) return;
			if (!judged.fit) return miswired(upload, judged.problems);
			const report = await checkInPage(openSimulator, {
				hex,
				circuit: judged.circuit,
				checks: project.checks,
				seed: Math.floor(Math.random() * 2 ** 31),
				onSteps: (steps) => dispatch({ type: "stepped", steps }),
				signal,
			});
			if (signal.aborted) return;
			dispatch({ type: "page_reported", report });
			if (report && !report.passed) outcomes.onFailed(report);
			else await askServer(upload, signal);
		},
		/** Asks the server again about the program that passed in the page. */
		async askAgain() {
			if (!passed.current) return;
			hangUp.current?.abort();
			hangUp.current = new AbortController();
			dispatch({ type: "asked_again" });
			await askServer(passed.current, hangUp.current.signal);
		},
	};
}

type Judged = { fit: true; circuit: Circuit } | { fit: false; problems: readonly WiringProblem[] };

/** The circuit to check in, as the server takes it, or what to mend first. Unjudged where the judge cannot be fetched. */
async function judge(built: Circuit, project: CheckedProject): Promise<Judged> {
	const judges = await import("#simulator/checks/learners-circuit.ts").catch(() => null);
	if (!judges) return { fit: true, circuit: built };
	try {
		return judges.judgeCircuit(built, project);
	} catch {
		// A circuit of another version of the page may name what does not exist.
		return { fit: false, problems: [] };
	}
}
