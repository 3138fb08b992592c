import { Description, Title } from "@radix-ui/react-dialog";
import { Check, LogOut, Monitor } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { type EndedLesson, LEAVE_AFTER_MS } from "#domain/classroom/class-lesson.ts";
import { m } from "#messages/generated/messages.js";
import { ProgressMark } from "#web/classroom/progress/ProgressMark.tsx";
import { titleOf } from "#web/classroom/progress/project-columns.ts";
import { isShared } from "#web/platform/backend/session-store.ts";
import { standStill } from "#web/platform/learning/standstill.ts";
import { signOut } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { useNow } from "#web/platform/ui/use-now.ts";
import { ScreenCover } from "./ScreenCover.tsx";

/** What the learner did today, and the way out: on a shared computer it is taken after two minutes. */
export function LessonEnded({ ended, onContinue }: { ended: EndedLesson; onContinue: () => void }) {
	const [leaving, setLeaving] = useState(false);
	const [shared] = useState(isShared);
	useEffect(() => standStill().resume, []);

	function leave() {
		setLeaving(true);
		void signOut("local");
	}

	return (
		<ScreenCover className={ended.className} foot={shared && <LeavesByItself onLeave={leave} />}>
			<span className="grid place-items-center size-20 sm:size-26 rounded-full bg-leaf-wash text-leaf">
				<Check aria-hidden="true" strokeWidth={2.4} className="size-10.5 sm:size-14" />
			</span>
			<Title className="text-[34px] sm:text-[52px] font-heavy leading-tight text-balance">{m.classtime_ended()}</Title>
			<Description className="max-w-[26em] text-[17px] sm:text-xl text-ink-2 text-balance">
				{m.classtime_ended_text()}
			</Description>
			{ended.works.length > 0 && (
				<Card padded={false} className="w-full max-w-[520px] px-4 sm:px-5.5 py-1.5 text-left">
					<ul className="m-0 p-0 list-none" aria-label={m.classtime_today()}>
						{ended.works.map((work) => (
							<Work key={work.project} {...work} />
						))}
					</ul>
				</Card>
			)}
			<div className="flex flex-wrap justify-center gap-3 max-sm:grid max-sm:w-full max-sm:justify-stretch">
				<Button size="big" loading={leaving} onClick={leave}>
					<LogOut size={20} aria-hidden="true" />
					{m.classtime_sign_out()}
				</Button>
				<Button size="big" variant="quiet" disabled={leaving} onClick={onContinue}>
					{m.classtime_go_on()}
				</Button>
			</div>
		</ScreenCover>
	);
}

function Work({ project, passed, steps, points }: EndedLesson["works"][number]) {
	const done = points !== null;
	return (
		<li className="flex items-center gap-3.5 py-3 border-t border-line first:border-t-0">
			<ProgressMark state={done ? "done" : "tried"} attempts={passed} />
			<span className="grow min-w-0">
				<b className="block">{titleOf(project)}</b>
				<span className="text-sm text-ink-2">{workText(done, passed, steps)}</span>
			</span>
			{points !== null && points > 0 && <Chip tone="sun">{m.classtime_points({ points })}</Chip>}
		</li>
	);
}

function workText(done: boolean, passed: number, steps: number): string {
	if (done) return steps === 0 ? m.classtime_done() : m.classtime_done_checks({ passed: steps, steps });
	return steps === 0 ? m.classtime_begun() : m.classtime_begun_checks({ passed, steps, left: steps - passed });
}

function LeavesByItself({ onLeave }: { onLeave: () => void }) {
	const now = useNow(1000);
	const [until] = useState(() => Date.now() + LEAVE_AFTER_MS);
	const leave = useEffectEvent(onLeave);
	const over = now >= until;
	useEffect(() => {
		if (over) leave();
	}, [over]);
	return (
		<span>
			<Monitor size={17} aria-hidden="true" />
			{m.classtime_leaves({ minutes: Math.max(1, Math.ceil((until - now) / 60_000)) })}
		</span>
	);
}
