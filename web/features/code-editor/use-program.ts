import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepProgram, readProgram } from "./program-store.ts";

const AUTOSAVE_AFTER_MS = 2000;

/** `not_kept`: the browser's storage is full or blocked; the text lives in this page only. */
export type ProgramState = "saved" | "unsaved" | "not_kept";

export interface Program {
	/** The text to open the editor with. */
	initialText: string;
	state: ProgramState;
	/** The text as it stands now. */
	text(): string;
	edit(text: string): void;
	/** Keeps the text now; false where the browser cannot. */
	save(): boolean;
}

/** A learner's program in one project, kept in this browser: 2 s after the last key, on hiding the page, and when asked. */
export function useProgram(person: string, projectId: string, starter: string): Program {
	const [initialText] = useState(() => readProgram(person, projectId) ?? starter);
	const [state, setState] = useState<ProgramState>("saved");
	const current = useRef(initialText);
	const kept = useRef(initialText);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	function save(): boolean {
		clearTimeout(timer.current);
		if (kept.current === current.current) {
			setState("saved");
			return true;
		}
		const done = keepProgram(person, projectId, current.current);
		if (done) kept.current = current.current;
		setState(done ? "saved" : "not_kept");
		return done;
	}

	const saveOnLeaving = useEffectEvent(() => {
		save();
	});

	useEffect(() => {
		const onHide = () => {
			if (document.visibilityState === "hidden") saveOnLeaving();
		};
		document.addEventListener("visibilitychange", onHide);
		addEventListener("pagehide", saveOnLeaving);
		return () => {
			document.removeEventListener("visibilitychange", onHide);
			removeEventListener("pagehide", saveOnLeaving);
			saveOnLeaving();
		};
	}, []);

	return {
		initialText,
		state,
		text: () => current.current,
		edit(text) {
			current.current = text;
			setState("unsaved");
			clearTimeout(timer.current);
			timer.current = setTimeout(save, AUTOSAVE_AFTER_MS);
		},
		save,
	};
}
