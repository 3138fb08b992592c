import type { BlockLesson } from "#content/block-project.ts";
import { m } from "#messages/generated/messages.js";
import { Details } from "./Tips.tsx";

/** What to build, step by step, and why; then the parts and wires, which stand ready here. */
export function Instructions({ lesson }: { lesson: BlockLesson }) {
	return (
		<section aria-labelledby="instructions" className="grid gap-3">
			<h2 id="instructions" className="text-lg">
				{m.primary_instructions()}
			</h2>
			<ol className="grid gap-1.5 m-0 pl-6 list-decimal marker:font-extrabold marker:text-teal-deep">
				{lesson.instructions.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ol>
			<Details title={m.primary_story()}>
				<div className="grid gap-2">
					{lesson.story.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
			</Details>
			<Details title={m.primary_parts()}>
				<ul className="grid gap-2 m-0 pl-5 list-disc marker:text-teal">
					{Object.values(lesson.components).map(({ name, description }) => (
						<li key={name}>
							<b>{name}</b>
							<span className="block text-sm text-ink-2">{description}</span>
						</li>
					))}
				</ul>
				<ol className="grid gap-1.5 mt-3 mb-0 pl-5 list-decimal marker:text-teal">
					{lesson.wiring.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ol>
			</Details>
		</section>
	);
}
