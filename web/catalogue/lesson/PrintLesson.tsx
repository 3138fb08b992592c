import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Lesson } from "#content/lesson-schema.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { LearnerSheet, TeacherSheet } from "./LessonSheets.tsx";
import { type LessonProject, useParts } from "./use-parts.ts";
import "./lesson.css";

type Sheet = "learner" | "teacher";

/** Prints the lesson: two A4 pages for a learner, one for a teacher. */
export function PrintLesson({ project, lesson }: { project: LessonProject; lesson: Lesson }) {
	const [sheet, setSheet] = useState<Sheet | null>(null);
	const parts = useParts(project, lesson);
	const complete = sheet !== null && parts.length > 0;
	useEffect(() => {
		if (!sheet) return;
		document.body.dataset.print = sheet;
		return () => {
			delete document.body.dataset.print;
		};
	}, [sheet]);
	useEffect(() => {
		if (!complete) return;
		let over = false;
		const end = () => setSheet(null);
		addEventListener("afterprint", end);
		void isPainted().then(() => over || print());
		return () => {
			over = true;
			removeEventListener("afterprint", end);
		};
	}, [complete]);
	return (
		<>
			<Dialog
				title={m.lesson_print()}
				trigger={
					<Button variant="quiet" className="max-sm:!px-3">
						<Printer size={18} aria-hidden="true" />
						{m.lesson_print()}
					</Button>
				}
			>
				<div className="grid gap-3">
					<DialogClose>
						<Button onClick={() => setSheet("learner")}>{m.lesson_print_learner()}</Button>
					</DialogClose>
					<DialogClose>
						<Button variant="soft" onClick={() => setSheet("teacher")}>
							{m.lesson_print_teacher()}
						</Button>
					</DialogClose>
				</div>
			</Dialog>
			{sheet &&
				createPortal(
					<div className="lesson-print" data-theme="light">
						{sheet === "learner" ? (
							<LearnerSheet project={project} lesson={lesson} parts={parts} />
						) : (
							<TeacherSheet project={project} lesson={lesson} parts={parts} />
						)}
					</div>,
					document.body,
				)}
		</>
	);
}

/** The sheet's fonts are loaded, and it has been drawn once: the frame after the next one begins. */
async function isPainted(): Promise<void> {
	await document.fonts.ready;
	await nextFrame();
	await nextFrame();
}

function nextFrame(): Promise<number> {
	return new Promise(requestAnimationFrame);
}
