import { Description, Title } from "@radix-ui/react-dialog";
import { Check, MessageSquare, Pause } from "lucide-react";
import { useEffect, useState } from "react";
import type { AttentionAsked } from "#domain/classroom/class-lesson.ts";
import { m } from "#messages/generated/messages.js";
import { titleOf } from "#web/classroom/progress/project-columns.ts";
import { backend } from "#web/platform/backend/backend.ts";
import { standStill } from "#web/platform/learning/standstill.ts";
import { LookingEyes } from "./LookingEyes.tsx";
import { confirmAttention } from "./lesson.data.ts";
import { ScreenCover } from "./ScreenCover.tsx";
import { useOpenProject } from "./use-open-project.ts";

/** "Eyes on me": covers the page. What is open is saved first, and its board is held. Nothing is to be pressed. */
export function LookUp({ asked }: { asked: AttentionAsked }) {
	const { classId, className, teacher, words } = asked;
	const project = useOpenProject();
	const kept = useStandstill();
	useEffect(() => {
		backend()
			.then((server) => confirmAttention(server, classId))
			// The teacher sees a screen less.
			.catch(() => undefined);
	}, [classId]);
	return (
		<ScreenCover
			className={className}
			foot={
				project && (
					<>
						{kept && (
							<span>
								<Check size={17} aria-hidden="true" className="text-leaf" />
								{m.classtime_project_saved({ project: titleOf(project) })}
							</span>
						)}
						<span>
							<Pause size={17} aria-hidden="true" />
							{m.classtime_board_still()}
						</span>
					</>
				)
			}
		>
			<LookingEyes />
			<Title className="text-[34px] sm:text-[52px] font-heavy leading-tight text-balance">
				{teacher ? m.classtime_eyes_on({ teacher }) : m.classtime_eyes_on_teacher()}
			</Title>
			<Description className="max-w-[26em] text-[17px] sm:text-xl text-ink-2 text-balance">
				{m.classtime_look_up()}
			</Description>
			<p role="status">
				{words && (
					<span className="inline-flex items-center gap-3 px-4 sm:px-5.5 py-3 sm:py-3.5 rounded-[18px] bg-teal-wash text-teal-deep text-left text-[17px] sm:text-[19px] font-bold leading-snug">
						<MessageSquare size={22} aria-hidden="true" className="shrink-0" />
						{m.progress_quote({ text: words })}
					</span>
				)}
			</p>
		</ScreenCover>
	);
}

/** Whether this browser has kept what was open. */
function useStandstill(): boolean {
	const [kept, setKept] = useState(false);
	useEffect(() => {
		const still = standStill();
		setKept(still.kept);
		return still.resume;
	}, []);
	return kept;
}
