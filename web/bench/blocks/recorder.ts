import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import { RECORDED_AFTER_MS } from "#domain/bench/block-run/run-state.ts";

interface Recording {
	/** At once, in one step; false when the project had been completed before. */
	record: (program: BlockProgram) => boolean;
	/** It was recorded while the learner is on the page, or had been before. */
	onRecorded: (first: boolean) => void;
}

/** Has a success recorded 2 s after it, or at once where the page is hidden, closed or left before that. */
export function createRecorder({ record, onRecorded }: Recording) {
	let pending: BlockProgram | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function take(): BlockProgram | null {
		clearTimeout(timer);
		const program = pending;
		pending = null;
		return program;
	}

	function recordNow(): void {
		const program = take();
		if (program) onRecorded(record(program));
	}

	function recordWhenHidden(): void {
		if (document.visibilityState === "hidden") recordNow();
	}

	return {
		matched(program: BlockProgram): void {
			clearTimeout(timer);
			pending = program;
			timer = setTimeout(recordNow, RECORDED_AFTER_MS);
		},
		/** Follows the page until the answer is called, which is when it is left. */
		followPage(): () => void {
			document.addEventListener("visibilitychange", recordWhenHidden);
			addEventListener("pagehide", recordNow);
			return () => {
				document.removeEventListener("visibilitychange", recordWhenHidden);
				removeEventListener("pagehide", recordNow);
				const program = take();
				if (program) record(program);
			};
		},
	};
}
