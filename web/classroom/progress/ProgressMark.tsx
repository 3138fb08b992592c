import { Check, Clock } from "lucide-react";
import type { ProjectWork, WorkState } from "#domain/classroom/class-progress.ts";
import { m } from "#messages/generated/messages.js";
import "./progress.css";

/** The state of a project: a shape and a sign for each, so that none is shown by its colour alone. Decoration. */
export function ProgressMark({ state, attempts = 0 }: { state: WorkState; attempts?: number | undefined }) {
	return (
		<span className="progress-mark" data-state={state} aria-hidden="true">
			{state === "done" && <Check size={13} strokeWidth={3.5} />}
			{state === "waiting" && <Clock size={14} strokeWidth={2.6} />}
			{(state === "tried" || state === "stuck") && <b>{attempts > 0 ? attempts : "·"}</b>}
		</span>
	);
}

/** The same in words. */
export function stateText(state: WorkState, work: Pick<ProjectWork, "attempts"> | undefined): string {
	const attempts = work?.attempts ?? 0;
	switch (state) {
		case "done":
			return m.progress_done();
		case "waiting":
			return m.progress_waiting();
		case "stuck":
			return m.progress_stuck({ attempts });
		case "tried":
			return attempts === 0 ? m.progress_opened() : m.progress_tried({ attempts });
		case "none":
			return m.progress_none();
	}
}
