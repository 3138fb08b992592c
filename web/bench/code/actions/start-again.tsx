import { RotateCcw } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { StartAgain } from "#web/bench/editors/sketch/StartAgain.tsx";
import type { CodeAction } from "./code-action.ts";

export const startAgain: CodeAction = {
	icon: RotateCcw,
	label: m.bench_start_again,
	Dialog: ({ bench: { program }, onDone: _, ...opening }) => (
		<StartAgain {...opening} description={m.bench_start_again_text()} onStartAgain={program.startAgain} />
	),
};
