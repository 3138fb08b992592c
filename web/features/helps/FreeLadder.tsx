import { Lightbulb } from "lucide-react";
import { useRef, useState } from "react";
import { isRungOf, RUNGS, rungId } from "#domain/help-answer.ts";
import { m } from "#messages/generated/messages.js";
import { outbox } from "#web/outbox/outbox.ts";
import { usePerson } from "#web/session/session.ts";
import { Button } from "#web/ui/Button.tsx";
import { useScore } from "./helps.queries.ts";
import { takeHintAction } from "./take-hint.ts";

interface FreeLadderProps {
	project: { id: string; points: number };
	step: string;
	/** From gentle to plain. */
	rungs: readonly string[];
}

/** The hints of one check step, one at a time. They cost nothing and come without a network; the server records them later. */
export function FreeLadder({ project, step, rungs }: FreeLadderProps) {
	const person = usePerson().id;
	const { hintsTaken } = useScore(project);
	const [here, setHere] = useState(0);
	const list = useRef<HTMLUListElement>(null);
	const shown = Math.max(here, hintsTaken.filter((id) => isRungOf(step, id)).length);

	/** The button unmounts with the last rung: the focus moves to the hints. */
	function handleShow() {
		const seen = RUNGS.slice(0, shown).map((rung) => rungId(step, rung));
		setHere(shown + 1);
		void outbox.enqueue(takeHintAction(person, { projectId: project.id, step, seen }), "keep");
		if (shown + 1 >= rungs.length) list.current?.focus();
	}

	return (
		<div className="grid gap-2.5 justify-items-start">
			<ul ref={list} tabIndex={-1} aria-live="polite" className="grid gap-2 m-0 p-0 list-none empty:sr-only">
				{rungs.slice(0, shown).map((text) => (
					<li key={text} className="flex gap-2.5 rounded-medium bg-sun-wash text-sun-ink font-bold px-3.5 py-2.5">
						<Lightbulb size={20} aria-hidden="true" className="shrink-0 mt-0.5" />
						{text}
					</li>
				))}
			</ul>
			{shown < rungs.length && (
				<Button variant="soft" className="free-ladder-show" onClick={handleShow}>
					<Lightbulb size={18} aria-hidden="true" />
					{shown === 0 ? m.lesson_hint_first() : m.lesson_hint_next()}
				</Button>
			)}
		</div>
	);
}
