import { useEffect, useEffectEvent, useRef } from "react";
import type { DebugInfo } from "#domain/bench/debug-info.ts";
import type { Circuit } from "#simulator/circuit.ts";
import type { LiveBoard } from "./live-board.ts";

/** A hand that is still building is not interrupted by restarts. */
const SETTLED_AFTER_MS = 350;

/** The program on the board, in the circuit as it is being built: when what is connected changes, it begins again there. */
export function useProgramInCircuit(
	board: LiveBoard,
	circuit: Circuit,
): { load: (hex: string, debug?: DebugInfo) => void } {
	const loaded = useRef<{ hex: string; debug: DebugInfo | undefined } | null>(null);
	const electric = electricOf(circuit);
	const began = useRef(electric);

	const loadAgain = useEffectEvent(() => {
		const { state } = board.reading();
		if (loaded.current === null || began.current === electric || state === "empty") return;
		began.current = electric;
		board.load(loaded.current.hex, circuit, loaded.current.debug);
		if (state === "paused") board.pause();
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is connected is waited for
	useEffect(() => {
		const timer = setTimeout(loadAgain, SETTLED_AFTER_MS);
		return () => clearTimeout(timer);
	}, [electric]);

	return {
		load(hex, debug) {
			loaded.current = { hex, debug };
			began.current = electric;
			board.load(hex, circuit, debug);
		},
	};
}

/** What of a circuit a program can notice: not where parts lie, nor the colours of wires. */
export function electricOf({ parts, wires }: Circuit): string {
	return JSON.stringify([
		parts.map(({ id, kind, props, legs }) => [id, kind, props, legs]),
		wires.map(({ from, to }) => [from, to]),
	]);
}
