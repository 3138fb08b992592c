import { useEffect, useReducer, useRef } from "react";
import type { CheckAnswer, CheckReport } from "#domain/check-answer.ts";
import type { Checks } from "#simulator/checks/format.ts";
import { refusalOf } from "#web/backend/refusal-of.ts";
import { checkProgram, type Upload } from "./check.data.ts";
import { NO_CHECKS, nextCheckRun } from "./check-run.ts";
import { checkInPage } from "./page-checks.ts";

interface CheckedProject {
	projectId: string;
	checks: Checks;
}

interface CheckOutcomes {
	/** The server has recorded the completion, now or before. */
	onAwarded: (award: { points: number; already: boolean }) => void;
	/** The program does not do what the project asks. */
	onFailed: (report: CheckReport) => void;
}

type OpenSimulator = Parameters<typeof checkInPage>[0];

/** The checks of uploaded programs: first in the page, then, for what passes, on the server. */
export function useChecks(openSimulator: OpenSimulator, project: CheckedProject, outcomes: CheckOutcomes) {
	const [run, dispatch] = useReducer(nextCheckRun, NO_CHECKS);
	const hangUp = useRef<AbortController>(undefined);
	const passed = useRef<Upload | null>(null);

	useEffect(() => () => hangUp.current?.abort(), []);

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
			const report = await checkInPage(openSimulator, {
				hex,
				circuit: upload.circuit,
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
