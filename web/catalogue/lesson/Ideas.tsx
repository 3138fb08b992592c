import type { ReactNode } from "react";
import type { Lesson } from "#content/lesson-schema.ts";
import { m } from "#messages/generated/messages.js";
import { Chip } from "#web/platform/ui/Chip.tsx";

const LEVELS = [m.lesson_easy, m.lesson_harder, m.lesson_own_idea];

interface IdeasProps {
	challenges: Lesson["challenges"];
	/** The result of the second idea's checks, or the button that runs them. */
	check: ReactNode;
	className?: string;
}

/** Three ways to make it one's own, from a changed number to an idea. */
export function Ideas({ challenges, check, className }: IdeasProps) {
	return (
		<ul className={`grid gap-3 m-0 p-0 list-none ${className ?? ""}`}>
			{challenges.map(({ title, text, steps }, index) => (
				<li key={title} className="grid gap-1 content-start rounded-[18px] border border-line bg-surface p-4">
					<Chip className="justify-self-start mb-1">{LEVELS[index]?.()}</Chip>
					<b className="font-extrabold">{title}</b>
					<span className="text-ink-2">{text}</span>
					{steps && check}
				</li>
			))}
		</ul>
	);
}
