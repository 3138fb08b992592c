import { Check } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import { classNames } from "#web/platform/ui/class-names.ts";
import { wireHoles, wireText } from "./wire-text.ts";

interface WireListProps {
	circuit: Circuit;
	laying: number;
	onLay: (wire: number) => void;
}

/** The wires as rows: those that are laid, the one now, those to come. A press on a row goes to it. */
export function WireList({ circuit, laying, onLay }: WireListProps) {
	return (
		<ol aria-label={m.lesson_wires()} className="lesson-wires grid m-0 p-0 list-none">
			{circuit.wires.map((wire, index) => (
				<li key={`${wire.from} ${wire.to}`} data-far={Math.abs(index - laying) > 1 || undefined}>
					<button
						type="button"
						aria-current={index === laying ? "step" : undefined}
						onClick={() => onLay(index)}
						className={classNames(
							"w-full grid grid-cols-[28px_minmax(0,1fr)_auto] gap-3 items-center min-h-11.5 px-2.5 py-1 rounded-[14px] text-left leading-tight font-[650]",
							index === laying && "bg-surface shadow-[0_0_0_3px_var(--sun)] font-extrabold",
							index > laying && "text-ink-2",
						)}
					>
						{index < laying ? (
							<span className="grid place-items-center size-5.5 rounded-full bg-leaf text-surface">
								<Check size={14} strokeWidth={3.5} aria-hidden="true" />
							</span>
						) : (
							<span
								aria-hidden="true"
								className="board-stage !h-2.5 w-7 rounded-full"
								style={{ background: `var(--wire-${wire.color})` }}
							/>
						)}
						<span>{wireText(circuit, wire)}</span>
						<code className="font-mono font-bold text-[13px] text-ink-2">{wireHoles(wire)}</code>
					</button>
				</li>
			))}
		</ol>
	);
}
