import { Check } from "lucide-react";
import { isStuck, type LearnerProgress } from "#domain/classroom/class-progress.ts";
import { m } from "#messages/generated/messages.js";
import { dateLocale } from "#web/platform/ui/date-locale.ts";
import { minutesOf, titleOf } from "./project-columns.ts";
import "./lanes.css";

const HOUR_MS = 3_600_000;
const TICKS = 4;

/** Work over time: one lane for each project that was begun, with rings for tries, a disc where it was done. */
export function WorkLanes({ of, projects }: { of: LearnerProgress; projects: readonly string[] }) {
	const attempts = (project: string) => of.attempts.filter((one) => one.project === project);
	const doneAt = (project: string) => of.completions.find((one) => one.project === project)?.at;
	const total = (project: string) => of.totals.find((one) => one.project === project);
	const times = [...of.attempts.map(({ at }) => at), ...of.completions.map(({ at }) => at)].map((at) => Date.parse(at));
	const end = Math.max(Date.parse(of.now), ...times);
	const start = Math.min(end - HOUR_MS, ...times);
	const share = (at: string) => (100 * (Date.parse(at) - start)) / (end - start);
	const firstOf = (project: string) => attempts(project).at(-1)?.at ?? doneAt(project) ?? of.now;
	const sorted = projects.toSorted((one, other) => firstOf(one).localeCompare(firstOf(other)));
	return (
		<>
			<div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 mb-2">
				<h2 id="over-time" className="text-lg">
					{m.progress_over_time()}
				</h2>
				<p className="flex gap-4 text-tiny font-semibold" aria-hidden="true">
					<span className="lane-key">
						<i className="lane-mark" />
						{m.progress_lane_try()}
					</span>
					<span className="lane-key">
						<i className="lane-mark" data-kind="stuck" />
						{m.progress_lane_stuck()}
					</span>
					<span className="lane-key">
						<i className="lane-mark" data-kind="done" />
						{m.progress_lane_done()}
					</span>
				</p>
			</div>
			<ol className="m-0 p-0 list-none">
				{sorted.map((project) => {
					const tries = attempts(project);
					const done = doneAt(project);
					const work = total(project);
					const stuck = work && isStuck({ ...work, doneAt: done }, minutesOf(project));
					const count = work?.attempts ?? tries.length;
					const shares = [...tries.map(({ at }) => share(at)), ...(done ? [share(done)] : [])];
					return (
						<li key={project} className="lane">
							<span className="lane-title font-bold">{titleOf(project)}</span>
							<span className="lane-line" aria-hidden="true">
								{shares.length > 0 && (
									<i
										className="lane-span"
										style={{ left: `${Math.min(...shares)}%`, width: `${Math.max(...shares) - Math.min(...shares)}%` }}
									/>
								)}
								{tries.toReversed().map(({ id, at }, index) => (
									<i
										key={id}
										className="lane-mark"
										data-kind={index === tries.length - 1 && stuck ? "stuck" : undefined}
										style={{ left: `${share(at)}%` }}
									/>
								))}
								{done && (
									<i className="lane-mark" data-kind="done" style={{ left: `${share(done)}%` }}>
										<Check size={11} strokeWidth={4} />
									</i>
								)}
							</span>
							<span className="lane-count text-sm text-ink-2">
								{count > 0 ? m.progress_tries({ count }) : done ? m.progress_done() : m.progress_opened()}
								<span className="sr-only">
									{[
										...new Set(tries.map(({ at }) => dayOf(at)).reverse()),
										...(done
											? [m.progress_lane_done_on({ day: dayOf(done) })]
											: stuck
												? [m.progress_lane_stuck()]
												: []),
									].join(", ")}
								</span>
							</span>
						</li>
					);
				})}
			</ol>
			<p className="lane-ticks text-tiny text-ink-2" aria-hidden="true">
				{Array.from({ length: TICKS + 1 }, (_, tick) => new Date(start + ((end - start) * tick) / TICKS)).map(
					(time) => (
						<span key={time.toISOString()}>{tickOf(time, end - start)}</span>
					),
				)}
			</p>
		</>
	);
}

function dayOf(time: string): string {
	return new Date(time).toLocaleDateString(dateLocale(), { day: "numeric", month: "short" });
}

function tickOf(time: Date, spanMs: number): string {
	if (spanMs > 48 * HOUR_MS) return dayOf(time.toISOString());
	return time.toLocaleTimeString(dateLocale(), { hour: "2-digit", minute: "2-digit" });
}
