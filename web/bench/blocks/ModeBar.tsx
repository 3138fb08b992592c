import { ClipboardList, Cpu, Puzzle } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { ModeSwitch } from "#web/platform/ui/ModeSwitch.tsx";

/** What a phone shows at full height. */
export type Mode = "task" | "blocks" | "board";

const MODES = [
	{ mode: "task", icon: ClipboardList, label: m.primary_mode_task },
	{ mode: "blocks", icon: Puzzle, label: m.primary_mode_blocks },
	{ mode: "board", icon: Cpu, label: m.primary_mode_board },
] as const;

export function ModeBar(props: { mode: Mode; onModeChange: (mode: Mode) => void }) {
	return <ModeSwitch {...props} label={m.primary_modes()} modes={MODES} className="block-bench-modes" />;
}
