import { Pencil, X } from "lucide-react";
import type { CircuitPointer, Pointer } from "#domain/assistant/pointers.ts";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import { CircuitView } from "#web/circuit/CircuitView.tsx";
import { PointedAt } from "#web/circuit/PointedAt.tsx";
import { STILL_BOARD } from "#web/circuit/still-board.ts";
import { CodeText } from "#web/features/code-editor/CodeText.tsx";
import { Button } from "#web/ui/Button.tsx";
import "#web/circuit/circuit.css";
import "./help-pane.css";

interface HelpWorkProps {
	circuit: Circuit;
	code: string;
	shown: Pointer | null;
	failedCheck: { title: string; seen: string } | null;
	onCoding: () => void;
	/** Back from the circuit to the program. */
	onCode: () => void;
	/** Within an answer: only what it points at. */
	inside?: boolean;
}

/** The learner's program with the line that is pointed at, or the circuit with the part or pin. */
export function HelpWork({ circuit, code, shown, failedCheck, onCoding, onCode, inside = false }: HelpWorkProps) {
	const inCircuit = shown?.kind === "pin" || shown?.kind === "part" ? shown : null;
	if (inside) {
		if (shown?.kind === "line") {
			return <pre className="help-quote">{`${shown.line}  ${code.split("\n")[shown.line - 1]?.trim() ?? ""}`}</pre>;
		}
		return inCircuit && <CircuitPart circuit={circuit} shown={inCircuit} />;
	}
	return (
		<>
			<div className="help-head">
				<b>{inCircuit ? m.assistant_circuit() : m.assistant_your_code()}</b>
				<Button variant="quiet" className="!border-transparent !text-teal-deep" onClick={inCircuit ? onCode : onCoding}>
					{!inCircuit && <Pencil size={18} aria-hidden="true" />}
					{inCircuit ? m.assistant_your_code() : m.assistant_change_code()}
				</Button>
			</div>
			{inCircuit ? (
				<CircuitPart circuit={circuit} shown={inCircuit} />
			) : (
				<CodeText
					label={m.assistant_your_code()}
					source={code}
					markedLine={shown?.kind === "line" ? shown.line : null}
					className="flex-1 min-h-0"
				/>
			)}
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
