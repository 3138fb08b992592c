import { ClipboardList, Cpu, Puzzle } from "lucide-react";
import { m } from "#messages/generated/messages.js";

/** What a phone shows at full height. */
export type Mode = "task" | "blocks" | "board";

const MODES = [
	{ mode: "task", icon: ClipboardList, words: m.primary_mode_task },
	{ mode: "blocks", icon: Puzzle, words: m.primary_mode_blocks },
	{ mode: "board", icon: Cpu, words: m.primary_mode_board },
] as const;

/** On a phone: which of the three is shown. */
export function ModeBar({ mode, onModeChange }: { mode: Mode; onModeChange: (mode: Mode) => void }) {
	return (
		<fieldset aria-label={m.primary_modes()} className="block-bench-modes">
			{MODES.map(({ mode: one, icon: Icon, words }) => (
				<button
					key={one}
					type="button"
					aria-pressed={one === mode}
					onClick={() => onModeChange(one)}
					className="block-bench-mode"
				>
					<Icon size={22} aria-hidden="true" />
					{words()}
				</button>
			))}
		</fieldset>
	);
}
