import { CircleAlert, TriangleAlert } from "lucide-react";
import { useMemo, useState } from "react";
import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import { wiringText } from "#web/bench/player/circuit/wiring-text.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { useFocusKept } from "#web/platform/ui/use-focus-kept.ts";
import { partOf } from "./edit-circuit.ts";
import type { Builder } from "./use-building.ts";

export const loadWiringCheck = () => import("#simulator/wiring/check-wiring.ts");
/** More mistakes than these at once are of no help. */
const SHOWN_MISTAKES = 3;

interface WiringNotesProps {
	builder: Builder;
	/** The project's own circuit. */
	wired: Circuit;
	/** What the checks of a program found in this circuit. */
	found: readonly WiringProblem[];
	/** A program was uploaded into this circuit: then mistakes are shown without being asked for. */
	uploaded: boolean;
	/** How many steps of the wiring are done, and the next one; null while that is not known. */
	count: { done: number; count: number; next: string | null } | null;
	/** Leads to the next step. */
	onShowNext: () => void;
}

/** What is wrong with the wiring, in sentences: dangers at once, mistakes when asked for. Each leads to its part or pin. */
export function WiringNotes({ builder, wired, found, uploaded, count, onShowNext }: WiringNotesProps) {
	const problems = useWiringProblems(builder.circuit, wired, found);
	const keepFocus = useFocusKept();
	const [asked, setAsked] = useState(false);
	const dangers = problems?.filter(({ severity }) => severity === "danger") ?? [];
	const mistakes = problems?.filter(({ severity }) => severity === "mistake") ?? [];
	const tellMistakes = asked || uploaded;
	const shown = tellMistakes ? mistakes.slice(0, SHOWN_MISTAKES) : [];
	const left = mistakes.length - shown.length;
	const isUnfinished = !tellMistakes && count !== null && count.next !== null;
	return (
		<section ref={keepFocus} tabIndex={-1} aria-labelledby="wiring-title" className="wiring-notes">
			<div className="flex items-center gap-2">
				<h2 id="wiring-title" className={isUnfinished ? "sr-only" : "grow text-base font-bold tracking-normal"}>
					{m.wiring_title()}
				</h2>
				{isUnfinished && (
					<>
						<p className="grow leading-snug">
							<b>{m.wiring_joined(count)}</b> {m.guide_missing({ step: count.next ?? "" })}
						</p>
						<Button variant="quiet" className="shrink-0" onClick={onShowNext}>
							{m.guide_show()}
						</Button>
					</>
				)}
				{!tellMistakes && !isUnfinished && (
					<Button variant="quiet" onClick={() => setAsked(true)}>
						{m.wiring_check()}
					</Button>
				)}
			</div>
			<ul aria-live="polite" className="grid gap-1 m-0 p-0 list-none">
				{[...dangers, ...shown].map((problem) => (
					<Note key={JSON.stringify(problem)} problem={problem} builder={builder} wired={wired} />
				))}
				{tellMistakes && problems?.length === 0 && <li className="text-sm text-leaf font-bold">{m.wiring_right()}</li>}
				{tellMistakes && left > 0 && <li className="text-sm text-ink-2">{m.wiring_more({ count: left })}</li>}
			</ul>
		</section>
	);
}

function Note({ problem, builder, wired }: { problem: WiringProblem } & Pick<WiringNotesProps, "builder" | "wired">) {
	const danger = problem.severity === "danger";
	const Icon = danger ? TriangleAlert : CircleAlert;
	return (
		<li>
			<button
				type="button"
				data-danger={danger || undefined}
				onClick={() => goTo(problem, builder)}
				className="wiring-note"
			>
				<Icon size={18} aria-hidden="true" className="shrink-0 mt-0.5" />
				<span>
					{danger && <span className="sr-only">{m.wiring_danger()} </span>}
					{wiringText(problem, builder.circuit, wired)}
				</span>
			</button>
		</li>
	);
}

/** Scrolls the first part or pin that it concerns into view, chosen and focused. */
function goTo({ at }: WiringProblem, builder: Builder) {
	const part = at.map(partOf).find((id) => builder.circuit.parts.some((one) => one.id === id));
	if (part) builder.select({ parts: [part], wires: [] });
	const target = part
		? document.querySelector<HTMLElement>(`[data-part="${CSS.escape(part)}"]`)
		: document.querySelector<HTMLElement>(`[data-endpoint="${CSS.escape(at[0] ?? "")}"]`);
	target?.focus();
}

/** The problems of the present circuit, each once; null until the check is there. */
function useWiringProblems(circuit: Circuit, wired: Circuit, found: readonly WiringProblem[]): WiringProblem[] | null {
	const later = useLazyModule(loadWiringCheck);
	const problems = useMemo(() => (later ? checkedBy(later, circuit, wired) : null), [later, circuit, wired]);
	if (!problems || found.length === 0) return problems;
	return [...new Map([...found, ...problems].map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** None for a circuit that names what this version of the page does not have. */
function checkedBy({ checkWiring }: Awaited<ReturnType<typeof loadWiringCheck>>, circuit: Circuit, wired: Circuit) {
	try {
		return checkWiring(circuit, wired);
	} catch {
		return null;
	}
}
