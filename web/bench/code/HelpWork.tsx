import { Pencil, X } from "lucide-react";
import type { ReactNode } from "react";
import type { CircuitPointer, Pointer } from "#domain/assistant/pointers.ts";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import { CircuitView } from "#web/bench/player/circuit/CircuitView.tsx";
import { PointedAt } from "#web/bench/player/circuit/PointedAt.tsx";
import { STILL_BOARD } from "#web/bench/player/circuit/still-board.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import "#web/bench/player/circuit/circuit.css";
import "./help-pane.css";

interface HelpWorkProps {
	circuit: Circuit;
	program: {
		/** "Your code". */
		title: string;
		/** "Change it in Coding". */
		change: string;
		onChange: () => void;
		view: ReactNode;
		/** Within an answer: the line that is pointed at. */
		quote?: ReactNode;
	};
	shown: Pointer | null;
	failedCheck: { title: string; seen: string } | null;
	/** Back from the circuit to the program. */
	onCode: () => void;
	/** Within an answer: only what it points at. */
	inside?: boolean;
}

/** The learner's program with the line that is pointed at, or the circuit with the part or pin. */
export function HelpWork({ circuit, program, shown, failedCheck, onCode, inside = false }: HelpWorkProps) {
	const inCircuit = shown?.kind === "pin" || shown?.kind === "part" ? shown : null;
	if (inside) return inCircuit ? <CircuitPart circuit={circuit} shown={inCircuit} /> : program.quote;
	return (
		<>
			<div className="help-head">
				<b>{inCircuit ? m.assistant_circuit() : program.title}</b>
				<Button
					variant="quiet"
					className="!border-transparent !text-teal-deep"
					onClick={inCircuit ? onCode : program.onChange}
				>
					{!inCircuit && <Pencil size={18} aria-hidden="true" />}
					{inCircuit ? program.title : program.change}
				</Button>
			</div>
			{inCircuit ? <CircuitPart circuit={circuit} shown={inCircuit} /> : program.view}
			{failedCheck && (
				<div className="help-fail">
					<span
						aria-hidden="true"
						className="grid place-items-center shrink-0 size-5.5 rounded-full bg-surface text-coral-deep"
					>
						<X size={14} strokeWidth={3.5} />
					</span>
					<p>
						<span className="sr-only">{m.assistant_failing_check()}</span>{" "}
						<b className="font-extrabold">{failedCheck.title}</b>
						<span className="block">{failedCheck.seen}</span>
					</p>
				</div>
			)}
		</>
	);
}

function CircuitPart({ circuit, shown }: { circuit: Circuit; shown: CircuitPointer }) {
	return (
		<div className="board-stage dots bg-paper help-circuit">
			<CircuitView circuit={circuit} board={STILL_BOARD} onReset={() => {}}>
				<PointedAt circuit={circuit} at={shown} />
			</CircuitView>
		</div>
	);
}
