import { BookOpen } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import type { CodeAction } from "./code-action.ts";

/** In the menu of a phone, whose toolbar has no room for it. */
export const reference: CodeAction = {
	icon: BookOpen,
	label: m.reference_title,
	className: "bench-menu-reference",
	run: ({ showHelp }) => showHelp("reference"),
};
