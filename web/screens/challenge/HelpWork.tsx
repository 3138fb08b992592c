import { Pencil, X } from "lucide-react";
import { useMemo } from "react";
import type { Pointer } from "#domain/assistant/pointers.ts";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import { CircuitView } from "#web/circuit/CircuitView.tsx";
import { sceneOf } from "#web/circuit/circuit-scene.ts";
import { layoutOf } from "#web/circuit/parts/layouts.ts";
import { SceneLayer } from "#web/circuit/SceneLayer.tsx";
import { STILL_BOARD } from "#web/circuit/still-board.ts";
import { unoLayout } from "#web/circuit/uno-layout.ts";
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
	const inCircuit = shown !== null && shown.kind !== "line";
	if (inside) {
		if (shown?.kind === "line") {
			return <pre className="help-quote">{`${shown.line}  ${code.split("\n")[shown.line - 1]?.trim() ?? ""}`}</pre>;
		}
		return shown && <CircuitPart circuit={circuit} shown={shown} />;
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
				<CircuitPart circuit={circuit} shown={shown} />
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

function CircuitPart({ circuit, shown }: { circuit: Circuit; shown: Pointer }) {
	const scene = useMemo(() => sceneOf(circuit, unoLayout, layoutOf), [circuit]);
	return (
		<div className="board-stage dots bg-paper help-circuit">
			<CircuitView circuit={circuit} board={STILL_BOARD} onReset={() => {}}>
				<SceneLayer box={scene.box}>
					<Mark shown={shown} scene={scene} />
				</SceneLayer>
			</CircuitView>
		</div>
	);
}

function Mark({ shown, scene }: { shown: Pointer; scene: ReturnType<typeof sceneOf> }) {
	const look = { className: "help-mark", stroke: "var(--glow)", strokeWidth: 5 };
	if (shown.kind === "pin") {
		const pin = scene.pointAt(`uno.${shown.pin}`);
		return pin ? <circle {...look} cx={pin.x} cy={pin.y} r={14} /> : null;
	}
	const found = shown.kind === "part" ? scene.parts.find(({ part }) => part.id === shown.id) : undefined;
	if (!found) return null;
	const { part, layout } = found;
	const { left, top, right, bottom } = layout.body ?? { left: 0, top: 0, right: layout.width, bottom: layout.height };
	const turn = `rotate(${part.rotation ?? 0} ${part.x + layout.width / 2} ${part.y + layout.height / 2})`;
	const box = { x: part.x + left - 8, y: part.y + top - 8, width: right - left + 16, height: bottom - top + 16 };
	return <rect {...look} {...box} rx={12} transform={turn} />;
}
