import type { ReactNode } from "react";
import type { Lesson } from "#content/lesson-schema.ts";
import { m } from "#messages/generated/messages.js";
import { Heading, Numbered } from "./LessonColumn.tsx";
import { ThinkQuestions } from "./ThinkQuestions.tsx";

/** The last step of a lesson beside the blocks: questions, how it all works, and the next project. */
export function Think({ lesson, next }: { lesson: Lesson; next: ReactNode }) {
	return (
		<>
			<Heading>{m.lesson_think()}</Heading>
			<ThinkQuestions reflect={lesson.reflect} />
			<p className="text-sm text-ink-2">{m.lesson_neighbour()}</p>
			<h3 className="text-base">{m.lesson_how()}</h3>
			<Numbered lines={lesson.howItWorks} />
			{next}
		</>
	);
}
