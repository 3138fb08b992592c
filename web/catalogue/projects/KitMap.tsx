import { Link } from "@tanstack/react-router";
import { Check, Trophy } from "lucide-react";
import type { KitProgress } from "#domain/catalogue/kit-progress.ts";
import { m } from "#messages/generated/messages.js";
import { ProjectPicture } from "#web/platform/learning/ProjectPicture.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { ProgressBar } from "#web/platform/ui/ProgressBar.tsx";
import "./kit-map.css";

/** `waiting`: done here, and the server has not checked it. */
export type StopState = "done" | "waiting" | "next" | "open";

interface KitMapProps {
	standing: KitProgress;
	stops: readonly { id: string; title: string; state: StopState }[];
}

/** How far a learner is in a kit: points, level, and its projects as stops on a wire. Every stop leads to its project. */
export function KitMap({ standing, stops }: KitMapProps) {
	const { level, points, done, total, toNextLevel, fraction } = standing;
	const next = toNextLevel === null ? m.primary_kit_complete() : m.primary_to_next({ points: toNextLevel });
	return (
		<Card aria-label={m.primary_progress()} className="grid gap-5">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
				<span className="grid place-items-center size-14 shrink-0 rounded-full bg-sun-wash text-sun-ink">
					<Trophy size={28} aria-hidden="true" />
				</span>
				<p className="grow">
					<b className="block text-2xl font-heavy leading-tight">{m.project_points({ points })}</b>
					<span className="text-sm text-ink-2">
						{[m.primary_kit_level({ level }), m.primary_completed_of({ done, total })].join(" · ")}
					</span>
				</p>
				<div className="grid gap-1.5 w-full sm:w-75">
					<ProgressBar
						label={m.primary_progress()}
						fraction={fraction}
						valueText={next}
						tone={toNextLevel === null ? "leaf" : "sun"}
					/>
					<p className="text-sm font-bold text-ink-2 sm:text-right">{next}</p>
				</div>
			</div>
			<ol className="kit-map" style={{ ["--stops" as string]: stops.length }}>
				{stops.map(({ id, title, state }, index) => (
					<li key={id} data-state={state}>
						<Link to="/primary-kit" search={{ challenge: id }} aria-label={stopText(index + 1, title, state)}>
							<ProjectPicture projectId={id} className="kit-map-picture" />
						</Link>
						{state === "done" && (
							<span aria-hidden="true" className="kit-map-tick">
								<Check size={14} strokeWidth={3.5} />
							</span>
						)}
						<small aria-hidden="true">{state === "next" ? m.kit_stop_next() : index + 1}</small>
					</li>
				))}
			</ol>
		</Card>
	);
}

const STATE_LABELS: Record<StopState, () => string> = {
	done: m.kit_stop_done,
	waiting: m.primary_waiting,
	next: m.kit_stop_next,
	open: m.kit_stop_open,
};

function stopText(number: number, title: string, state: StopState): string {
	return m.kit_stop({ number, title, state: STATE_LABELS[state]() });
}
