import type { ReactNode } from "react";
import type { Lesson } from "#content/lesson-schema.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";

interface ExtensionCardProps {
	idea: Lesson["challenges"][number];
	/** Says that it was passed, where it was. */
	mark: ReactNode;
	/** Uploads are checked for it now. */
	chosen: boolean;
	onChoose: (chosen: boolean) => void;
}

/** The extension, which the checks can see, and the way to it and back. */
export function ExtensionCard({ idea, mark, chosen, onChoose }: ExtensionCardProps) {
	return (
		<section
			aria-labelledby="extension-idea"
			className="grid gap-2 justify-items-start p-3.5 rounded-medium border border-line bg-surface"
		>
			<Chip tone="sun">{m.lesson_make()}</Chip>
			<h3 id="extension-idea" className="text-lg">
				{idea.title}
			</h3>
			<p className="text-ink-2">{idea.text}</p>
			{mark}
			<Button variant={chosen ? "quiet" : "soft"} onClick={() => onChoose(!chosen)}>
				{chosen ? m.checks_challenge_back() : m.checks_challenge_start()}
			</Button>
		</section>
	);
}
