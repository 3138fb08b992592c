import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { refusalOf } from "#web/platform/backend/refusal-of.ts";
import { compileSketch } from "./compile.data.ts";
import { LEAST_TIME_MS, nextUploadState, UPLOAD_AT_REST, type UploadStep, visibleStep } from "./upload-steps.ts";

interface UploadOutcomes {
	onVerified: () => void;
	/** The program is compiled, and both steps have been seen: load it. */
	onUploaded: (hex: string, source: string) => void;
}

/**
 * Verify and Upload: runs the steps of `upload-steps.ts` against the compiler of the server, or of the page where that is
 * away or slow.
 */
export function useUpload(outcomes: UploadOutcomes) {
	const [state, dispatch] = useReducer(nextUploadState, UPLOAD_AT_REST);
	const [isHere, setHere] = useState(false);
	const request = useRef<AbortController>(undefined);
	const pressed = useRef<{ press: "verify" | "upload"; source: string }>(undefined);

	const tellOutcome = useEffectEvent((step: UploadStep) => {
		if (step === "verified") outcomes.onVerified();
		if (step === "uploaded" && state.hex !== null) outcomes.onUploaded(state.hex, pressed.current?.source ?? "");
	});

	useEffect(() => tellOutcome(state.step), [state.step]);

	const seen = visibleStep(state.step);
	useEffect(() => {
		if (!seen) return;
		const timer = setTimeout(() => dispatch({ type: "time_over" }), LEAST_TIME_MS[seen]);
		return () => clearTimeout(timer);
	}, [seen]);

	useEffect(() => () => request.current?.abort(), []);

	async function ask(press: "verify" | "upload", source: string) {
		request.current?.abort();
		request.current = new AbortController();
		const { signal } = request.current;
		pressed.current = { press, source };
		setHere(false);
		dispatch({ type: press === "verify" ? "verify_pressed" : "upload_pressed" });
		try {
			const answer = await compileSketch(source, signal, { onHere: () => !signal.aborted && setHere(true) });
			if (signal.aborted) return;
			if (answer.outcome === "failed") dispatch({ type: "rejected", diagnostics: answer.diagnostics });
			else dispatch({ type: "compiled", hex: answer.hex, diagnostics: answer.diagnostics });
		} catch (error) {
			if (!signal.aborted) dispatch({ type: "refused", refusal: refusalOf(error) });
		}
	}

	return {
		state,
		/** The page compiles, not the server. */
		isHere,
		verify: (source: string) => ask("verify", source),
		upload: (source: string) => ask("upload", source),
		/** The last press once more, with the text as it is now. */
		again: (source: string) => ask(pressed.current?.press ?? "verify", source),
	};
}
