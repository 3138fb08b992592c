import { useRef, useState } from "react";
import type { SketchProject } from "#content/projects.ts";
import { tabsOf, withTab } from "#domain/bench/sketch-tabs.ts";
import type { CodeEditorHandle } from "#web/bench/editors/sketch/CodeEditor.tsx";
import type { StatusMessage } from "#web/bench/run/status/use-status-message.ts";
import { useSavedWork } from "#web/platform/learning/saved-work/use-saved-work.ts";
import * as status from "./bench-status.ts";

export type BenchProgram = ReturnType<typeof useBenchProgram>;

/** The program in the editor: where it is kept, its tabs, and how it is replaced as a whole, which can be undone. */
export function useBenchProgram(userId: string, project: SketchProject, showStatus: (message: StatusMessage) => void) {
	const editor = useRef<CodeEditorHandle>(null);
	const program = useSavedWork({
		key: { userId, projectId: project.id, kind: "sketch" },
		starter: project.program.starter,
		onReplaced: (text) => editor.current?.replaceText(text),
	});
	const [tabs, setTabs] = useState(() => tabsOf(program.initialBody));

	function replaceBy(text: string) {
		program.save();
		editor.current?.replaceText(text);
		program.save();
	}

	return {
		editor,
		tabs,
		state: program.state,
		initialText: program.initialBody,
		text: program.body,
		/** Keeps the program at once, without a word. */
		keep: () => program.save(),
		/** Keeps it, and says so. */
		save: () => showStatus(status.saved(program.save())),
		edit(text: string) {
			program.edit(text);
			const next = tabsOf(text);
			setTabs((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
		},
		addTab(name: string) {
			const text = withTab(program.body(), name);
			editor.current?.replaceText(text);
			editor.current?.showLine(tabsOf(text).at(-1)?.from ?? 1);
		},
		startAgain() {
			const own = program.body();
			replaceBy(project.program.starter);
			showStatus(status.startedAgain(() => editor.current?.replaceText(own)));
		},
		restore(text: string) {
			replaceBy(text);
			showStatus(status.restored());
		},
	};
}
