import { Trophy } from "lucide-react";
import type { KitProgress as Progress } from "#domain/kit-progress.ts";
import { m } from "#messages/generated/messages.js";
import { Card } from "#web/ui/Card.tsx";
import { Chip } from "#web/ui/Chip.tsx";
import { ProgressBar } from "#web/ui/ProgressBar.tsx";

/** Level, points and projects of the primary kit, and how far the next level is. */
export function KitProgress({ progress }: { progress: Progress }) {
	const { level, points, done, total, toNextLevel, fraction } = progress;
	const next = toNextLevel === null ? m.primary_kit_complete() : m.primary_to_next({ points: toNextLevel });
	return (
		<Card aria-labelledby="kit-progress" className="grid gap-4">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h2 id="kit-progress" className="text-lg">
					{m.primary_progress()}
				</h2>
				<Chip tone="leaf">{m.primary_completed_of({ done, total })}</Chip>
			</div>
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
				<p className="flex items-center gap-3">
					<span className="grid place-items-center size-12 rounded-full bg-sun-wash text-sun-ink">
						<Trophy size={24} aria-hidden="true" />
					</span>
					<span>
						<b className="block text-2xl font-heavy leading-tight">{m.project_points({ points })}</b>
						<span className="text-sm text-ink-2">{m.primary_kit_level({ level })}</span>
					</span>
				</p>
				<p className="text-sm text-ink-2">{next}</p>
			</div>
			<ProgressBar
				label={m.primary_progress()}
				fraction={fraction}
				valueText={next}
				tone={toNextLevel === null ? "leaf" : "sun"}
			/>
		</Card>
	);
}
