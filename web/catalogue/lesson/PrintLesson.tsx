import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Lesson } from "#content/lesson-schema.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { LearnerSheet, SolutionSheet, TeacherSheet } from "./LessonSheets.tsx";
import { type BlockLines, PrintSolution } from "./PrintSolution.tsx";
import { type LessonProject, useParts } from "./use-parts.ts";
import "./lesson.css";

type Sheet = "learner" | "teacher" | { readonly solution: readonly string[] };

interface PrintLessonProps {
	project: LessonProject;
	lesson: Lesson;
	blockLines?: BlockLines;
}

/** Prints the lesson: two A4 pages for a learner, one for a teacher, and the solution for one who is verified. */
export function PrintLesson({ project, lesson, blockLines }: PrintLessonProps) {
	const [sheet, setSheet] = useState<Sheet | null>(null);
	const [open, setOpen] = useState(false);
	const parts = useParts(project, lesson);
	const complete = sheet !== null && parts.length > 0;
	useEffect(() => {
		if (!sheet) return;
		document.body.dataset.print = typeof sheet === "string" ? sheet : "solution";
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
				open={open}
				onOpenChange={setOpen}
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
					<PrintSolution
						projectId={project.id}
						blockLines={blockLines}
						onReady={(solution) => {
							setOpen(false);
							setSheet({ solution });
						}}
					/>
				</div>
			</Dialog>
			{sheet &&
				createPortal(
					<div className="lesson-print" data-theme="light">
						{sheet === "learner" && <LearnerSheet project={project} lesson={lesson} parts={parts} />}
						{sheet === "teacher" && <TeacherSheet project={project} lesson={lesson} parts={parts} />}
						{typeof sheet === "object" && <SolutionSheet project={project} lines={sheet.solution} />}
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
