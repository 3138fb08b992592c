import { Star } from "lucide-react";
import type { ReactNode } from "react";
import { type ClassReport, totalsOf } from "#domain/classroom/class-report.ts";
import { m } from "#messages/generated/messages.js";
import { Card } from "#web/platform/ui/Card.tsx";

/** A day in five numbers. */
export function ReportFacts({ report }: { report: ClassReport }) {
	const totals = totalsOf(report);
	return (
		<ul className="report-facts">
			<Fact number={totals.here} text={m.day_here({ count: report.learners.length })} />
			<Fact number={totals.finished} text={m.day_finished({ count: totals.finished })} />
			<Fact number={totals.checks} text={m.day_passed({ count: totals.checks })} />
			<Fact
				icon={<Star size={26} aria-hidden="true" className="text-sun" />}
				number={totals.points}
				text={m.day_points_won({ count: totals.points })}
			/>
			<Fact number={totals.missing} text={m.day_works_missing({ count: totals.missing })} />
		</ul>
	);
}

function Fact({ icon, number, text }: { icon?: ReactNode; number: number; text: string }) {
	return (
		<li>
			<Card as="div" padded={false} className="px-4.5 py-3.5 leading-tight h-full">
				<b className="flex items-center gap-2 text-3xl font-heavy leading-tight">
					{icon}
					{number}
				</b>{" "}
				<span className="text-sm text-ink-2">{text}</span>
			</Card>
		</li>
	);
}
