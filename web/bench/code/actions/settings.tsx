import { Settings } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { EditorSettings } from "#web/bench/editors/sketch/EditorSettings.tsx";
import type { CodeAction } from "./code-action.ts";

export const settings: CodeAction = {
	icon: Settings,
	label: m.editor_settings,
	Dialog: ({ bench: _, onDone: __, ...opening }) => <EditorSettings {...opening} />,
};
