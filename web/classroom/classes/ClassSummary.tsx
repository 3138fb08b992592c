import { UserCheck } from "lucide-react";
import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import { printCode } from "#domain/classroom/codes.ts";
import { m } from "#messages/generated/messages.js";
import { ProgressBar } from "#web/platform/ui/ProgressBar.tsx";
import { CopyCode } from "./CopyCode.tsx";

export interface Finished {
	/** The kit's title. */
	kit: string;
	/** From 0 to 1. */
	fraction: number;
}

interface ClassSummaryProps {
	of: TeacherClass;
	/** How far the class is; null: nothing is finished; undefined: not known. */
	finished: Finished | null | undefined;
}

/** In a class's card: its code, how far it is, and who waits to be let in. */
export function ClassSummary({ of, finished }: ClassSummaryProps) {
	return (
		<div className="grid gap-3.5 content-start">
			<div className="flex items-center justify-between gap-3 min-h-11">
				{of.code ? (
					<>
						<p className="font-mono font-heavy text-[clamp(1.5rem,7vw,1.875rem)] leading-none">
							{printCode(of.code, 3)}
						</p>
						<CopyCode code={of.code} look="icon" />
					</>
				) : (
					<p className="text-ink-2">{m.classes_code_waits()}</p>
				)}
			</div>
			{of.students.length === 0 ? (
				<p className="text-sm text-ink-2">{m.classes_students_none()}</p>
			) : (
				finished !== undefined && <Progress finished={finished} />
			)}
			{of.requests.length > 0 && (
				<p className="flex items-center gap-2.5 text-sm text-ink-2">
					<UserCheck size={18} aria-hidden="true" className="shrink-0" />
					{m.classes_requests({ count: of.requests.length })}
				</p>
			)}
		</div>
	);
}

function Progress({ finished }: { finished: Finished | null }) {
	if (!finished) return <p className="text-sm text-ink-2">{m.classes_finished_none()}</p>;
	const { kit, fraction } = finished;
	const text = m.classes_finished({ percent: Math.round(fraction * 100), kit });
	return (
		<div className="grid gap-1.5">
			<ProgressBar label={kit} fraction={fraction} valueText={text} />
			<p className="text-sm text-ink-2">{text}</p>
		</div>
	);
}
