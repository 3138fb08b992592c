import { type RefObject, useRef, useState } from "react";
import type { CodeEditorHandle } from "#web/bench/editors/sketch/CodeEditor.tsx";

/** A sketch that the viewer may change. */
export interface SketchEditing {
	/** What is in the editor at first. */
	initialText: string;
	/** What "Start again" goes back to. */
	firstText: string;
	/** Gets every change, to keep it. */
	onChange: (text: string) => void;
}

/** A sketch in an editor, and what of it was run last. */
export interface SketchTyping extends SketchEditing {
	editor: RefObject<CodeEditorHandle | null>;
	/** What was run last; before that, what the editor began with. */
	source: string;
	/** The text is another one than `source`. */
	differs: boolean;
	/** Takes the text as it is now for `source`. */
	run: () => void;
}

/** Holds what is typed into a sketch. `editing` is that of the first call; null without it. */
export function useTyping(editing: SketchEditing | undefined): SketchTyping | null {
	const editor = useRef<CodeEditorHandle>(null);
	const text = useRef(editing?.initialText ?? "");
	const [source, setSource] = useState(editing?.initialText ?? "");
	const [differs, setDiffers] = useState(false);
	if (!editing) return null;
	return {
		...editing,
		editor,
		source,
		differs,
		onChange(next) {
			text.current = next;
			setDiffers(next !== source);
			editing.onChange(next);
		},
		run() {
			editor.current?.noteCompiled();
			setSource(text.current);
			setDiffers(false);
		},
	};
}
