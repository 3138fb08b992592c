import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const TEXT_FONT = '"Nunito Variable", Nunito, system-ui, sans-serif';
const CODE = '"JetBrains Mono Variable", "JetBrains Mono", ui-monospace, monospace';

/** The editor in the colours of the page: each is a token, so that a change of theme needs no new editor. */
const look = EditorView.theme({
	"&": { height: "100%", backgroundColor: "var(--surface)", color: "var(--ink)" },
	"&.cm-focused": { outline: "3px solid var(--sun)", outlineOffset: "-3px" },
	".cm-scroller": { fontFamily: CODE, lineHeight: "1.65", fontWeight: "500" },
	".cm-content": { padding: "14px 0", caretColor: "var(--ink)" },
	".cm-line": { padding: "0 16px 0 6px" },
	".cm-gutters": { backgroundColor: "var(--surface)", color: "var(--ink-2)", border: "none" },
	".cm-lineNumbers .cm-gutterElement": { minWidth: "28px", padding: "0 8px 0 0" },
	".cm-gutter-lint": { width: "16px" },
	".cm-gutter-lint .cm-gutterElement": { padding: "4px 0" },
	".cm-activeLine": { backgroundColor: "transparent" },
	"&.cm-focused .cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--sunken) 55%, transparent)" },
	".cm-activeLineGutter": { backgroundColor: "transparent", color: "var(--ink)" },
	".cm-line.cm-mistakeLine": { backgroundColor: "var(--coral-wash)" },
	".cm-line.cm-doubtLine": { backgroundColor: "var(--sun-wash)" },
	".cm-cursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
	"&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
		backgroundColor: "color-mix(in srgb, var(--teal) 28%, transparent)",
	},
	".cm-matchingBracket, &.cm-focused .cm-matchingBracket": {
		backgroundColor: "var(--teal-wash)",
		outline: "1px solid var(--teal)",
	},
	".cm-lintRange-error": {
		backgroundImage: "none",
		textDecoration: "underline wavy var(--coral)",
		textUnderlineOffset: "4px",
	},
	".cm-lintRange-warning": {
		backgroundImage: "none",
		textDecoration: "underline wavy var(--sun-ink)",
		textUnderlineOffset: "4px",
	},
	".cm-tooltip": {
		backgroundColor: "var(--surface)",
		color: "var(--ink)",
		border: "1px solid var(--line)",
		borderRadius: "8px",
		boxShadow: "var(--lift-2)",
		overflow: "hidden",
	},
	".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: CODE, fontSize: "14px", maxHeight: "11em" },
	".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "4px 12px" },
	".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--teal-wash)", color: "var(--teal-deep)" },
	".cm-diagnostic": { fontFamily: TEXT_FONT, padding: "8px 12px", borderLeft: "none" },
	".cm-panels": { backgroundColor: "var(--sunken)", color: "var(--ink)", fontFamily: TEXT_FONT },
	".cm-panels.cm-panels-top": { borderBottom: "1px solid var(--line)" },
	".cm-panel.cm-search": { padding: "8px 40px 8px 12px", fontSize: "14px" },
	".cm-panel.cm-search label": { fontSize: "14px" },
	".cm-panel.cm-search [name=close]": { width: "36px", height: "36px", fontSize: "20px", color: "var(--ink-2)" },
	".cm-textfield": {
		backgroundColor: "var(--surface)",
		border: "1.5px solid var(--line)",
		borderRadius: "8px",
		padding: "6px 10px",
		fontSize: "14px",
	},
	".cm-button": {
		backgroundImage: "none",
		backgroundColor: "var(--surface)",
		border: "1.5px solid var(--line)",
		borderRadius: "8px",
		padding: "6px 12px",
		fontSize: "14px",
	},
	".cm-searchMatch": { backgroundColor: "var(--sun-wash)", outline: "1px solid var(--sun)" },
	".cm-searchMatch-selected": { backgroundColor: "var(--sun)", color: "#3a2700" },
});

const colours = HighlightStyle.define([
	{
		tag: [
			tags.keyword,
			tags.controlKeyword,
			tags.definitionKeyword,
			tags.modifier,
			tags.operatorKeyword,
			tags.processingInstruction,
			tags.bool,
			tags.null,
			tags.standard(tags.typeName),
		],
		color: "var(--violet)",
	},
	{
		tag: [
			tags.function(tags.variableName),
			tags.function(tags.definition(tags.variableName)),
			tags.function(tags.propertyName),
		],
		color: "var(--code-function)",
	},
	{ tag: [tags.number, tags.character], color: "var(--code-number)" },
	{ tag: tags.string, color: "var(--code-text)" },
	{ tag: [tags.comment, tags.lineComment, tags.blockComment], color: "var(--code-comment)" },
]);

export const editorLook = [look, syntaxHighlighting(colours)];
