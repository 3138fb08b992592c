import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Lesson } from "#content/lesson-schema.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/ui/Dialog.tsx";
import { LearnerSheet, TeacherSheet } from "./PrintSheets.tsx";
import type { LessonProject } from "./use-parts.ts";
import "./lesson.css";

type Sheet = "learner" | "teacher";

/** Prints the lesson: two A4 pages for a learner, one for a teacher. */
export function PrintLesson({ project, lesson }: { project: LessonProject; lesson: Lesson }) {
	const [sheet, setSheet] = useState<Sheet | null>(null);
	useEffect(() => {
		if (!sheet) return;
		document.body.dataset.print = sheet;
		const end = () => setSheet(null);
		addEventListener("afterprint", end);
		// The dialog closes first, and the drawings are painted.
		const timer = setTimeout(() => print(), 400);
		return () => {
			clearTimeout(timer);
			delete document.body.dataset.print;
			removeEventListener("afterprint", end);
		};
	}, [sheet]);
	return (
		<>
			<Dialog
				title={m.lesson_print()}
				trigger={
					<Button variant="quiet" className="max-sm:!px-3">
						<Printer size={18} aria-hidden="true" />
						<span className="max-sm:sr-only">{m.lesson_print()}</span>
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
							<LearnerSheet project={project} lesson={lesson} />
						) : (
							<TeacherSheet project={project} lesson={lesson} />
						)}
					</div>,
					document.body,
				)}
		</>
	);
}
