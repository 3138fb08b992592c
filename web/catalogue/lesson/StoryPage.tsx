import { Check } from "lucide-react";
import type { Lesson } from "#content/lesson-schema.ts";
import { m } from "#messages/generated/messages.js";
import { useExplain } from "#web/platform/learning/explain.ts";
import { ProjectPicture } from "#web/platform/learning/ProjectPicture.tsx";

/** Why anybody would build it, with the project's picture, and what one learns. */
export function StoryPage({ projectId, lesson }: { projectId: string; lesson: Lesson }) {
	const explain = useExplain();
	const { story, learn } = lesson;
	return (
		<section
			aria-labelledby="lesson-story"
			className="grid gap-5 lg:gap-10 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] items-center"
		>
			<ProjectPicture projectId={projectId} label={story.picture} first className="rounded-large" />
			<div className="grid gap-4.5">
				<h2 id="lesson-story" className="text-3xl sm:text-[42px]">
					{story.title}
				</h2>
				{story.text.map((paragraph, index) => (
					<p key={paragraph} className="text-[17px] lg:text-[19px] leading-normal">
						{explain(paragraph, story.text.slice(0, index))}
					</p>
				))}
				<h3 className="text-xl mt-2">{m.lesson_learn()}</h3>
				<ul className="grid gap-2.5 m-0 p-0 list-none">
					{learn.map((line) => (
						<li key={line} className="flex gap-3 items-center font-[650]">
							<span
								aria-hidden="true"
								className="grid place-items-center size-10 rounded-[12px] bg-sunken text-ink-2 shrink-0"
							>
								<Check size={20} />
							</span>
							{line}
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
