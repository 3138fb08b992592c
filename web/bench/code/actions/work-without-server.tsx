import { CloudOff } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { CompilerHereDialog } from "#web/bench/editors/sketch/compiler-here/CompilerHereDialog.tsx";
import type { CodeAction } from "./code-action.ts";

export const workWithoutServer: CodeAction = {
	icon: CloudOff,
	label: m.compiler_here_title,
	Dialog: ({ bench: _, onDone: __, ...opening }) => <CompilerHereDialog {...opening} />,
};
