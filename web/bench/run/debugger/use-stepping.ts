import { useEffect, useRef, useState } from "react";
import type { Refusal } from "#domain/api/refusal.ts";
import type { DebugInfo } from "#domain/bench/debug-info.ts";
import { refusalOf } from "#web/platform/backend/refusal-of.ts";
import { compileForStepping } from "./debugger.data.ts";

/** Why a program cannot be stepped through: `unable` where the server cannot make one for it. */
export type SteppingProblem =
	| { kind: "mistakes"; source: string }
	| { kind: "refused"; refusal: Refusal }
	| { kind: "unable" };

interface Outcomes {
	/** The program for stepping is there: load it. */
	onReady: (hex: string, debug: DebugInfo) => void;
	/** Stepping is over: what ran before can run again. */
	onEnded: () => void;
	onProblem: (problem: SteppingProblem) => void;
}

/** Stepping through a sketch: it is compiled for it first. What is awarded is never this program. */
export function useStepping({ onReady, onEnded, onProblem }: Outcomes) {
	const [state, setState] = useState<"off" | "compiling" | "on">("off");
	const [sketch, setSketch] = useState("");
	const request = useRef<AbortController>(undefined);
	useEffect(() => () => request.current?.abort(), []);

	async function start(source: string) {
		request.current?.abort();
		request.current = new AbortController();
		const { signal } = request.current;
		setState("compiling");
		setSketch(source);
		const answer = await compileForStepping(source, signal).catch((error: unknown) => refusalOf(error));
		if (signal.aborted) return;
		if ("outcome" in answer && answer.outcome === "compiled" && answer.debug) {
			setState("on");
			return onReady(answer.hex, answer.debug);
		}
		setState("off");
		if (!("outcome" in answer)) onProblem({ kind: "refused", refusal: answer });
		else if (answer.outcome === "failed") onProblem({ kind: "mistakes", source });
		else onProblem({ kind: "unable" });
	}

	return {
		state,
		/** The text that is stepped through. */
		sketch,
		start: (source: string) => void start(source),
		stop() {
			request.current?.abort();
			if (state === "on") onEnded();
			setState("off");
		},
	};
}
