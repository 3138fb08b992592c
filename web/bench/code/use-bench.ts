import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { Project } from "#content/projects.ts";
import type { StepResult } from "#domain/bench/check-report.ts";
import type { Diagnostic } from "#domain/bench/diagnostic.ts";
import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import { stepIds } from "#simulator/checks/step-ids.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { useChecks } from "#web/bench/checks/use-checks.ts";
import { useDueRun } from "#web/bench/checks/use-due-run.ts";
import { useExtensionCheck } from "#web/bench/checks/use-extension-check.ts";
import { useUpload } from "#web/bench/editors/sketch/use-upload.ts";
import { createLiveBoard, type LiveBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { openSimulator } from "#web/bench/player/circuit/board/open-simulator.ts";
import { useProgramInCircuit } from "#web/bench/player/circuit/board/use-program-in-circuit.ts";
import { useStepping } from "#web/bench/run/debugger/use-stepping.ts";
import { baudOf } from "#web/bench/run/serial/baud-of.ts";
import type { StatusMessage } from "#web/bench/run/status/use-status-message.ts";
import { useConnected } from "#web/platform/backend/connection.ts";
import { keepChecks } from "#web/platform/learning/begun-work/last-checks.ts";
import { useStandstill } from "#web/platform/learning/standstill.ts";
import * as status from "./bench-status.ts";
import { refusalText } from "./refusal-text.ts";

const CONGRATULATED_AFTER_MS = 800;
const SUCCESS_PAGE_AFTER_MS = 1800;

/** A project was completed for the first time: on this board, which keeps running. */
export interface Success {
	points: number;
	board: LiveBoard;
	circuit: Circuit;
}

/** What the bench knows of the program: for who helps with it. */
export interface BenchFindings {
	/** The present program. */
	body: () => string;
	/** The circuit as it is built now. */
	circuit: Circuit;
	diagnostics: readonly Diagnostic[];
	steps: readonly StepResult[];
}

interface BenchEvents {
	onLoaded: (source: string) => void;
	onSuccess: (success: Success) => void;
	/** The program does what the extension asks. */
	onMade: () => void;
	showStatus: (message: StatusMessage | null) => void;
}

interface Miswired {
	circuit: unknown;
	problems: readonly WiringProblem[];
}

const NONE: readonly WiringProblem[] = [];

/** Upload, board and checks together: what is compiled is loaded, what is loaded is checked, what passes is celebrated. */
export function useBench(project: Project, userId: string, circuit: Circuit, events: BenchEvents) {
	const { onLoaded, onSuccess, onMade, showStatus } = events;
	const [board] = useState(() => createLiveBoard(openSimulator));
	const program = useProgramInCircuit(board, circuit);
	useStandstill(() => {
		if (board.reading().state !== "running") return {};
		board.pause();
		return { resume: board.run };
	});
	const [uploaded, setUploaded] = useState("");
	const [miswired, setMiswired] = useState<Miswired | null>(null);
	const [celebration, setCelebration] = useState(0);
	/** What an upload is checked for. */
	const [goal, setGoal] = useState<"project" | "extension">("project");
	const congratulations = useRef<ReturnType<typeof setTimeout>[]>([]);
	const queries = useQueryClient();
	const connected = useConnected();

	const succeed = useEffectEvent((points: number) => onSuccess({ points, board, circuit }));

	const checks = useChecks(
		openSimulator,
		{ userId, projectId: project.id, circuit: project.circuit, checks: project.checks },
		{
			onAwarded({ points, already }) {
				void queries.invalidateQueries();
				if (already) return showStatus(status.alreadyCompleted());
				setCelebration((count) => count + 1);
				congratulations.current = [
					setTimeout(() => status.congratulate(points), CONGRATULATED_AFTER_MS),
					setTimeout(() => succeed(points), SUCCESS_PAGE_AFTER_MS),
				];
			},
			onMiswired({ circuit: built }, problems) {
				setMiswired({ circuit: built, problems });
			},
			onFailed(report) {
				keepChecks(userId, project.id, report.steps, new Date());
			},
		},
	);

	const idea = project.lesson.challenges[1];
	const extension = useExtensionCheck(
		openSimulator,
		{ circuit: project.circuit, checks: project.extension ?? project.checks },
		{
			onPassed() {
				setCelebration((count) => count + 1);
				onMade();
				showStatus(status.extensionDone(idea?.title ?? project.title));
			},
			onMiswired(built, problems) {
				setMiswired({ circuit: built, problems });
			},
			onFailed: () => showStatus(status.extensionNotYet(idea?.title ?? project.title)),
			onUnable: () => showStatus(status.noChecks()),
		},
	);

	const upload = useUpload({
		onVerified: () => showStatus(status.verified()),
		onUploaded(hex, source) {
			showStatus(status.uploaded());
			setUploaded(source);
			awarded.current = hex;
			program.load(hex);
			if (goal === "extension") void extension.start(hex, circuit);
			else if (stepIds(project.checks).length > 0) void checks.start(hex, { source, circuit });
			onLoaded(source);
		},
	});

	/** What was uploaded last: it runs again when stepping is over. */
	const awarded = useRef<string | null>(null);
	const stepping = useStepping({
		onReady: (hex, debug) => program.load(hex, debug),
		onEnded() {
			board.unload();
			if (awarded.current !== null) program.load(awarded.current);
		},
		onProblem(problem) {
			if (problem.kind === "mistakes") void upload.verify(problem.source);
			else showStatus(status.noStepping(problem.kind === "refused" ? refusalText(problem.refusal) : null));
		},
	});

	const askAgain = useEffectEvent(() => {
		if (checks.run.phase === "unanswered") void checks.askAgain();
	});
	useEffect(() => {
		if (connected) askAgain();
	}, [connected]);

	useEffect(
		() => () => {
			congratulations.current.forEach(clearTimeout);
			board.close();
		},
		[board],
	);

	/** The ladders of an extension are free. */
	const isExtension = goal === "extension" && project.extension !== undefined;
	const sought = isExtension
		? {
				kind: "extension" as const,
				run: extension.run,
				checks: project.extension ?? project.checks,
				texts: idea?.steps ?? {},
			}
		: { kind: "project" as const, run: checks.run, checks: project.checks, texts: project.lesson.steps };
	const seenRun = useDueRun(sought.run, sought.checks, board);

	return {
		board,
		/** The program on the board, as it was compiled. */
		uploaded,
		/** The speed of the serial line that it sets. */
		baud: useMemo(() => baudOf(uploaded), [uploaded]),
		problems: miswired?.circuit === circuit ? miswired.problems : NONE,
		/** What an upload is checked for, as far as the visible board has come. */
		goal: { ...sought, run: seenRun },
		setGoal,
		/** Asks the server again about the program that passed in the page. */
		askAgain: checks.askAgain,
		upload,
		stepping,
		celebration,
	};
}

export type CodeBench = ReturnType<typeof useBench>;
