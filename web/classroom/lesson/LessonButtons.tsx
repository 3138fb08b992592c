import { Eye, LogOut } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { useAskAttention, useEndLesson } from "./class-lesson.queries.ts";

/** "Eyes on me" at once; "End the lesson" after a question. */
export function LessonButtons({ classId, className }: { classId: string; className: string }) {
	const ask = useAskAttention(classId);
	const end = useEndLesson(classId);
	const [ending, setEnding] = useState(false);
	return (
		<>
			<Button variant="soft" loading={ask.isPending} onClick={() => ask.mutate({ words: "" })}>
				{!ask.isPending && <Eye size={18} aria-hidden="true" />}
				{m.classtime_eyes()}
			</Button>
			<Dialog
				title={m.classtime_end_title({ name: className })}
				description={m.classtime_end_text()}
				open={ending}
				onOpenChange={setEnding}
				trigger={
					<Button variant="quiet">
						<LogOut size={18} aria-hidden="true" />
						{m.classtime_end()}
					</Button>
				}
				actions={
					<>
						<Button variant="quiet" onClick={() => setEnding(false)}>
							{m.ui_cancel()}
						</Button>
						<Button
							loading={end.isPending}
							onClick={() => end.mutate(undefined, { onSuccess: () => setEnding(false) })}
						>
							{m.classtime_end()}
						</Button>
					</>
				}
			/>
		</>
	);
}
