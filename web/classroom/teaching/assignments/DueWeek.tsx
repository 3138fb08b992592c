import { Calendar } from "lucide-react";
import { type ReactNode, useId } from "react";
import { dayOf, weekFrom } from "#domain/classroom/assignments.ts";
import { m } from "#messages/generated/messages.js";
import type { Assignment } from "#web/classroom/teaching/assignments.data.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { useNow } from "#web/platform/ui/use-now.ts";
import { dayText } from "./day-text.ts";

interface DueWeekProps {
	title: string;
	given: readonly Assignment[];
	/** One line of a day. */
	children: (assignment: Assignment) => ReactNode;
}

/** What is due today and in the six days after it, by day; nothing where nothing is. */
export function DueWeek({ title, given, children }: DueWeekProps) {
	const titleId = useId();
	const today = dayOf(new Date(useNow()));
	const days = weekFrom(given, today);
	if (days.length === 0) return null;
	return (
		<Card aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-2">
			<h2 id={titleId} className="flex items-center gap-2.5 text-lg">
				<Calendar size={20} aria-hidden="true" className="text-teal" />
				{title}
			</h2>
			<dl className="grid m-0">
				{days.map(({ day, due }) => (
					<div
						key={day}
						className="grid sm:grid-cols-[11rem_minmax(0,1fr)] gap-x-4 py-1.5 border-b border-line last:border-0"
					>
						<dt className="flex items-center sm:min-h-11 self-start text-ink-2">
							{day === today ? m.assignment_week_today() : dayText(day)}
						</dt>
						{due.map((one) => (
							<dd key={one.id} className="sm:col-start-2 flex flex-wrap items-center gap-x-3 m-0 min-w-0">
								{children(one)}
							</dd>
						))}
					</div>
				))}
			</dl>
		</Card>
	);
}
