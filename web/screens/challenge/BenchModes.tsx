import { ClipboardList, CodeXml, Cpu, type LucideIcon } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import type { BenchMode } from "./bench-mode.ts";

const MODES: readonly { mode: BenchMode; icon: LucideIcon; words: () => string }[] = [
	{ mode: "task", icon: ClipboardList, words: m.bench_show_task },
	{ mode: "code", icon: CodeXml, words: m.bench_show_code },
	{ mode: "board", icon: Cpu, words: m.bench_show_board },
];

/** A phone's bar at the bottom, or at the left of one that lies on its side. */
export function BenchModes({ mode, onModeChange }: { mode: BenchMode; onModeChange: (mode: BenchMode) => void }) {
	return (
		<fieldset aria-label={m.bench_modes()} className="bench-modes">
			{MODES.map(({ mode: one, icon: Icon, words }) => (
				<button
					key={one}
					type="button"
					aria-pressed={one === mode}
					onClick={() => onModeChange(one)}
					className="bench-mode"
				>
					<Icon size={20} aria-hidden="true" />
					{words()}
				</button>
			))}
		</fieldset>
	);
}
