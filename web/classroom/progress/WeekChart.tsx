import type { TeacherToday } from "#domain/classroom/class-progress.ts";
import { m } from "#messages/generated/messages.js";
import { dateLocale } from "#web/platform/ui/date-locale.ts";
import "./week.css";

/** Projects that a teacher's learners finished on each of the last seven days; today's bar is hatched, being unfinished. */
export function WeekChart({ week, lastWeek }: Pick<TeacherToday, "week" | "lastWeek">) {
	const total = week.reduce((sum, { done }) => sum + done, 0);
	const most = Math.max(1, ...week.map(({ done }) => done));
	const more = total - lastWeek;
	return (
		<>
			<div className="flex items-center gap-3 mt-2">
				<span className="text-4xl font-heavy leading-none tabular-nums">{total}</span>
				<p className="text-sm text-ink-2 leading-snug">
					{m.progress_week_done()}
					<br />
					{more === 0
						? m.progress_week_same()
						: more > 0
							? m.progress_week_more({ count: more })
							: m.progress_week_fewer({ count: -more })}
				</p>
			</div>
			<ol className="week-chart">
				{week.map(({ day, done }, index) => {
					const today = index === week.length - 1;
					return (
						<li key={day}>
							<span className="sr-only">{today ? m.progress_week_today() : dayText(day, "long")}</span>
							<span className="week-chart-bar">
								<b>{done}</b>
								<i aria-hidden="true" data-today={today || undefined} style={{ height: `${(80 * done) / most}%` }} />
							</span>
							<span aria-hidden="true" className={today ? "font-extrabold" : "text-ink-2"}>
								{today ? m.progress_week_today() : dayText(day, "short")}
							</span>
						</li>
					);
				})}
			</ol>
		</>
	);
}

function dayText(day: string, weekday: "long" | "short"): string {
	return new Date(`${day}T12:00:00`).toLocaleDateString(dateLocale(), { weekday });
}
