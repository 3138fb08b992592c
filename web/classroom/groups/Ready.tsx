import { Check, Clock } from "lucide-react";
import { areTurnsRunning } from "#domain/classroom/board-turns.ts";
import type { ClassGrouping } from "#domain/classroom/groups.ts";
import { m } from "#messages/generated/messages.js";
import { Card } from "#web/platform/ui/Card.tsx";

/** What is there before the turns start, and what is still missing. Nothing of it is needed but a board. */
export function Ready({ grouping, loose }: { grouping: ClassGrouping; loose: number }) {
	if (areTurnsRunning(grouping)) return null;
	const boards = grouping.boards.length;
	const facts: [ready: boolean, text: string][] = [
		[boards > 0, boards > 0 ? m.groups_ready_boards({ count: boards }) : m.groups_ready_no_boards()],
		...(boards > 0 ? [[true, m.groups_ready_turns()] satisfies [boolean, string]] : []),
		[loose === 0, loose === 0 ? m.groups_ready_all() : m.groups_ready_loose({ count: loose })],
	];
	return (
		<Card aria-label={m.groups_ready()} className="!p-4.5 sm:!px-5 grid gap-2">
			<h2 className="text-lg">{m.groups_ready()}</h2>
			<ul className="m-0 p-0 list-none grid gap-2 text-sm font-bold">
				{facts.map(([ready, text]) => (
					<li key={text} className={ready ? "flex gap-2 text-leaf" : "flex gap-2 text-ink-2"}>
						{ready ? (
							<Check size={18} aria-hidden="true" className="shrink-0" />
						) : (
							<Clock size={18} aria-hidden="true" className="shrink-0" />
						)}
						{text}
					</li>
				))}
			</ul>
		</Card>
	);
}
