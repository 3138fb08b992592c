import { ArrowRight } from "lucide-react";
import type { SketchProject } from "#content/projects.ts";
import { type Pointer, pointersIn } from "#domain/assistant/pointers.ts";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import { Pointers } from "#web/assistant/Pointers.tsx";
import { pointerText, pointsOf } from "#web/bench/code/help-pointers.ts";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { useNextStep } from "./use-next-step.ts";

interface CheckNextStepProps {
	project: SketchProject;
	/** The program as it was checked. */
	code: string;
	circuit: Circuit;
	shown: Pointer | null;
	onShow: (pointer: Pointer) => void;
}

/** In a failed check: what the built-in helper would do next, free, and what it is about. */
export function CheckNextStep({ project, code, circuit, shown, onShow }: CheckNextStepProps) {
	const step = useNextStep({ project, code, circuit });
	const text = step.isError ? m.assistant_step_unknown() : step.data;
	return (
		<div className="grid gap-2 px-3.5 py-2.5 rounded-medium bg-surface text-ink">
			<p className="flex items-center gap-2 text-sm font-extrabold text-leaf">
				<ArrowRight size={16} strokeWidth={3} aria-hidden="true" />
				{m.checks_next_step()}
			</p>
			<div role="status">
				{text === undefined ? (
					<p className="flex items-center gap-2 text-ink-2">
						<Spinner className="size-4" />
						{m.assistant_next_looking()}
					</p>
				) : (
					<p className="font-bold">{text}</p>
				)}
			</div>
			{text !== undefined && (
				<Pointers
					text={text}
					pointersOf={(answer) => lineAndPin(pointersIn(answer, pointsOf(circuit, code)))}
					textOf={(pointer) => pointerText(pointer, circuit)}
					shown={shown}
					onShow={(pointer, pressed) => pressed && onShow(pointer)}
					shownHere={null}
				/>
			)}
		</div>
	);
}

/** The line, and the pin: it says more than the part at it. */
function lineAndPin(pointers: readonly Pointer[]): Pointer[] {
	const first = (kind: Pointer["kind"]) => pointers.find((pointer) => pointer.kind === kind);
	return [first("line"), first("pin") ?? first("part")].filter((pointer) => pointer !== undefined);
}
