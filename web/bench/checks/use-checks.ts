import { useEffect, useEffectEvent, useRef } from "react";
import type { CheckReport } from "#domain/bench/check-report.ts";
import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { refusalFor } from "#web/platform/backend/refusal-of.ts";
import { attemptAction } from "#web/platform/learning/attempts/attempt-action.ts";
import { outbox } from "#web/platform/outbox/outbox.ts";
import type { CheckResult } from "./check-sketch.ts";
import { CHECK_SKETCH, sameUpload, type Upload } from "./sketch-upload.ts";
import { type OpenSimulator, type PageChecked, usePageRun } from "./use-page-run.ts";

interface CheckedProject extends PageChecked {
	userId: string;
	projectId: string;
}

interface CheckOutcomes {
	/** The server has recorded the completion, now or before. */
	onAwarded: (award: { points: number; already: boolean }) => void;
	/** The program does not do what the project asks. */
	onFailed: (report: CheckReport) => void;
	/** The circuit must be mended before the program can be checked. */
	onMiswired: (upload: Upload, problems: readonly WiringProblem[]) => void;
}

type Built = Upload & { circuit: Circuit };

/**
 * The checks of uploaded programs: first in the page, then, for what passes, on the server. What passed in the page is
 * kept until the server has answered, also when this page is left before.
 */
export function useChecks(openSimulator: OpenSimulator, project: CheckedProject, outcomes: CheckOutcomes) {
	const { run, dispatch, runInPage } = usePageRun(openSimulator, project);
	/** The upload whose checks are shown. */
	const shown = useRef<Built | null>(null);

	function miswired(upload: Upload, problems: readonly WiringProblem[]) {
		dispatch({ type: "miswired" });
		outcomes.onMiswired(upload, problems);
	}

	const onServerResult = useEffectEvent((result: CheckResult) => {
		const upload = result.action.payload;
		const answer = result.state === "done" ? result.answer : null;
		const award = answer?.outcome === "checked" ? answer.award : null;
		if (shown.current && !sameUpload(shown.current, upload)) {
			if (award) outcomes.onAwarded(award);
			return;
		}
		dispatch({ type: "asked_again" });
		if (result.state !== "done") return dispatch({ type: "refused", refusal: refusalFor(result.failure) });
		if (answer?.outcome === "wiring") return miswired(shown.current ?? upload, answer.problems);
		const report = answer?.outcome === "checked" ? answer.report : { passed: false, steps: [] };
		dispatch({ type: "server_reported", report, award });
		if (award) outcomes.onAwarded(award);
		else outcomes.onFailed(report);
	});
	const { userId, projectId } = project;
	useEffect(
		() =>
			outbox.onResult((result) => {
				const { action } = result;
				if (action.kind !== CHECK_SKETCH || action.person !== userId || action.subject !== projectId) return false;
				onServerResult(result as CheckResult);
				return true;
			}),
		[userId, projectId],
	);

	async function ask(payload: Upload) {
		const { id } = await outbox.enqueue({ person: userId, kind: CHECK_SKETCH, subject: projectId, payload }, "replace");
		// Gone without a result: another tab, whose results do not come here, has sent it, or it was dropped.
		if (!(await outbox.sendNow(id))) dispatch({ type: "refused", refusal: { code: "network_gone" } });
	}

	return {
		run,
		/** Checks a program that was just loaded, in the circuit as it is; what was checked before is no longer shown. */
		async start(hex: string, upload: Built) {
			shown.current = upload;
			const done = await runInPage(hex, upload.circuit);
			if (!done) return;
			if ("problems" in done) return miswired(upload, done.problems);
			const { report } = done;
			dispatch({ type: "page_reported", report });
			if (report) {
				const program = { kind: "sketch", program: upload.source } as const;
				void outbox.enqueue(attemptAction(userId, projectId, program, report));
			}
			if (report && !report.passed) outcomes.onFailed(report);
			else await ask(upload);
		},
		/** Asks the server again about the program that passed in the page. */
		async askAgain() {
			if (!shown.current) return;
			dispatch({ type: "asked_again" });
			await ask(shown.current);
		},
	};
}
