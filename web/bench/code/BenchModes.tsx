import { ClipboardList, CodeXml, Cpu } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { ModeSwitch } from "#web/platform/ui/ModeSwitch.tsx";
import type { BenchMode } from "./bench-mode.ts";

const MODES = [
	{ mode: "task", icon: ClipboardList, label: m.bench_show_task },
	{ mode: "code", icon: CodeXml, label: m.bench_show_code },
	{ mode: "board", icon: Cpu, label: m.bench_show_board },
] as const;

export function BenchModes(props: { mode: BenchMode; onModeChange: (mode: BenchMode) => void }) {
	return <ModeSwitch {...props} label={m.bench_modes()} modes={MODES} className="bench-modes" />;
}
