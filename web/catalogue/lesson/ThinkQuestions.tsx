import type { Lesson } from "#content/lesson-schema.ts";
import { m } from "#messages/generated/messages.js";

/** Questions to think about, each with an answer to open. */
export function ThinkQuestions({ reflect }: { reflect: Lesson["reflect"] }) {
	return (
		<div className="grid gap-4">
			{reflect.map(({ question, answer }) => (
				<div key={question} className="grid gap-2">
					<p className="max-w-[64ch]">{question}</p>
					<details className="rounded-medium border-[1.5px] border-line bg-surface">
						<summary className="min-h-11 flex items-center px-4 py-2 font-extrabold text-teal-deep rounded-medium">
							{m.lesson_show_answer()}
						</summary>
						<p className="px-4 pb-4">{answer}</p>
					</details>
				</div>
			))}
		</div>
	);
}
