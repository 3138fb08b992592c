// The libraries of an editor for C++, with one line in it.
import { autocompletion, closeBrackets } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { cpp } from "@codemirror/lang-cpp";
import { bracketMatching, defaultHighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { lintGutter } from "@codemirror/lint";
import { search } from "@codemirror/search";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { createElement, useEffect, useRef } from "react";
import { showBare } from "./bare-page.mjs";

showBare(function Editor() {
	const root = useRef(null);
	useEffect(() => {
		const extensions = [
			...[lineNumbers(), history(), indentOnInput(), bracketMatching(), closeBrackets(), autocompletion()],
			...[lintGutter(), search(), cpp(), syntaxHighlighting(defaultHighlightStyle)],
			keymap.of([...defaultKeymap, ...historyKeymap]),
		];
		const view = new EditorView({ parent: root.current, doc: "void setup() {}", extensions });
		return () => view.destroy();
	}, []);
	return createElement("div", { ref: root });
});
