import { Link } from "@tanstack/react-router";
import { ChevronRight, Paperclip, Trophy } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages/generated/messages.js";
import type { Challenge } from "#web/classroom/teaching/challenges.data.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { difficultyText } from "./challenge-text.ts";

interface ChallengeListProps {
	challenges: readonly Challenge[];
	/** The state of the reader's own work for it. */
	stateOf: (challenge: Challenge) => ReactNode;
}

/** Challenges of educators, each a link to its page. */
export function ChallengeList({ challenges, stateOf }: ChallengeListProps) {
	return (
		<ul className="grid gap-3 md:grid-cols-2 m-0 p-0 list-none">
			{challenges.map((challenge) => (
				<li key={challenge.id} className="min-w-0">
					<ChallengeCard challenge={challenge} state={stateOf(challenge)} />
				</li>
			))}
		</ul>
	);
}

function ChallengeCard({ challenge, state }: { challenge: Challenge; state: ReactNode }) {
	const { id, title, description, documents } = challenge;
	return (
		<Link
			to="/challenges"
			search={{ challenge: id }}
			className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3.5 h-full p-4 sm:p-5 rounded-large bg-surface border border-line shadow-lift-1 hover:border-edge"
		>
			<span className="grid place-items-center size-11 rounded-medium bg-teal-wash text-teal-deep">
				<Trophy size={22} aria-hidden="true" />
			</span>
			<span className="grid gap-1.5 min-w-0">
				<span className="text-lg font-heavy leading-tight break-words">{title}</span>
				<span className="text-ink-2 line-clamp-2 break-words">{description}</span>
				<span className="flex flex-wrap items-center gap-2 pt-1">
					{state}
					<ChallengeFactChips challenge={challenge} />
					{documents.length > 0 && (
						<Chip>
							<Paperclip size={14} aria-hidden="true" />
							{m.teaching_documents_count({ count: documents.length })}
						</Chip>
					)}
				</span>
			</span>
			<ChevronRight size={22} aria-hidden="true" className="self-center text-ink-2 group-hover:text-teal" />
		</Link>
	);
}

/** Whose it is, how hard, and whom it reaches where that is not plain. */
export function ChallengeFactChips({ challenge }: { challenge: Challenge }) {
	const { authorId, author, status, difficulty, forEveryone } = challenge;
	const own = authorId === usePerson().id;
	return (
		<>
			{status !== "active" && <Chip tone="coral">{m.teaching_taken_back()}</Chip>}
			{own && <Chip tone="teal">{m.teaching_yours()}</Chip>}
			{!own && author && <Chip tone="teal">{m.teaching_by({ name: author })}</Chip>}
			<Chip>{difficultyText(difficulty)}</Chip>
			{forEveryone && own && <Chip>{m.teaching_for_everyone()}</Chip>}
		</>
	);
}
