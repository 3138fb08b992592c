import type { Lesson } from "#content/lesson-schema.ts";
import type { ListedPart } from "#content/parts-list.ts";
import { m } from "#messages/generated/messages.js";
import { PartPicture } from "#web/bench/player/circuit/PartPicture.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { type LessonProject, useParts } from "./use-parts.ts";

const PICTURE = { width: 118, height: 92 };
const POLARITY_PICTURE = { width: 84, height: 84 };

/** What is needed, each with its drawing and how many; below, which way round. */
export function PartsPage({ project, lesson }: { project: LessonProject; lesson: Lesson }) {
	const parts = useParts(project, lesson);
	const polarised = parts.flatMap((part) => (part.polarity ? [{ ...part, polarity: part.polarity }] : []));
	const kinds = polarised.filter((part, at) => polarised.findIndex((one) => one.polarity === part.polarity) === at);
	return (
		<section aria-labelledby="lesson-parts" className="grid gap-5.5">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h2 id="lesson-parts" className="text-3xl sm:text-[42px]">
					{m.lesson_parts()}
				</h2>
				<p className="text-sm text-ink-2">{m.lesson_no_parts()}</p>
			</div>
			<ul className="grid gap-2.5 sm:gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 m-0 p-0 list-none">
				{parts.map((part) => (
					<li key={part.id}>
						<PartCard part={part} />
					</li>
				))}
			</ul>
			{kinds.map((part) => (
				<div
					key={part.id}
					className="flex flex-wrap sm:flex-nowrap gap-5 items-center rounded-large bg-teal-wash px-5 py-4"
				>
					<span className="grid place-items-center w-25">
						<PartPicture id={part.id} placed={part.placed} size={POLARITY_PICTURE} />
					</span>
					<div>
						<h3 className="text-base">
							{m.lesson_which_way()} <span className="font-bold">{part.name}</span>
						</h3>
						<p className="max-w-[62ch]">{[part.polarity, part.tip].filter(Boolean).join(" ")}</p>
					</div>
				</div>
			))}
		</section>
	);
}

function PartCard({ part }: { part: ListedPart }) {
	const { name, does, substitute, quantity, safety } = part;
	return (
		<Card
			as="article"
			padded={false}
			className="!shadow-lift-1 relative grid max-sm:grid-cols-[84px_minmax(0,1fr)_auto] gap-x-3 sm:gap-x-0 gap-y-1 content-start items-center sm:items-start px-4 py-3 sm:py-4 [li>&]:h-full"
		>
			<span className="grid place-items-center sm:justify-items-start sm:h-27 max-sm:justify-center max-sm:row-span-2 max-sm:scale-75">
				<PartPicture id={part.id} placed={part.placed} size={PICTURE} />
			</span>
			<b className="font-extrabold max-sm:self-end leading-snug">{name}</b>
			<p className="text-sm text-ink-2 leading-snug max-sm:col-start-2">
				{does}
				{safety && <span className="block text-coral-ink font-bold">{safety}</span>}
				{substitute && <span className="block">{m.lesson_substitute({ part: substitute })}</span>}
			</p>
			<span className="sm:absolute right-3.5 top-3 max-sm:row-start-1 max-sm:row-span-2 max-sm:col-start-3 bg-sunken rounded-[10px] px-2.5 py-1.5 font-heavy text-xl leading-none">
				{m.challenge_quantity({ quantity })}
			</span>
		</Card>
	);
}
