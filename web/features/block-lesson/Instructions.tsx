import type { BlockLesson } from "#content/block-project.ts";
import { m } from "#messages/generated/messages.js";
import { Details } from "./Tips.tsx";

/** What to build, step by step. */
export function Instructions({ lesson }: { lesson: BlockLesson }) {
	return (
		<section aria-labelledby="instructions" className="grid gap-3">
			<h2 id="instructions" className="text-lg">
				{m.primary_instructions()}
			</h2>
			<ol className="m-0 p-0 list-none divide-y divide-line">
				{lesson.instructions.map((line, order) => (
					<li key={line} className="flex gap-3 py-2 font-[650] leading-snug">
						<span
							aria-hidden="true"
							className="grid place-items-center shrink-0 size-6.5 rounded-full bg-teal-wash text-teal-deep text-tiny font-heavy"
						>
							{order + 1}
						</span>
						{line}
					</li>
				))}
			</ol>
		</section>
	);
}

/** The story, then the parts and wires, which are built already. */
export function Surroundings({ lesson }: { lesson: BlockLesson }) {
	return (
		<>
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
		</>
	);
}
