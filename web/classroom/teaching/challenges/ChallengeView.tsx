import { Link } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages/generated/messages.js";
import type { Challenge } from "#web/classroom/teaching/challenges.data.ts";
import { DocumentLinks } from "#web/classroom/teaching/documents/DocumentLinks.tsx";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { AuthorTools } from "./AuthorTools.tsx";
import { ChallengeFactChips } from "./ChallengeList.tsx";
import { categoryText } from "./challenge-text.ts";
import { ForEveryone } from "./ForEveryone.tsx";

interface ChallengeViewProps {
	challenge: Challenge;
	/** The state of the reader's own work, and the way to hand it in. */
	work: ReactNode;
	/** For its author: the way to add a document. */
	addDocument: ReactNode;
	/** The way to give it to a class. */
	assign: ReactNode;
	/** For a teacher who gave it: who has done it. */
	given: ReactNode;
}

/** A challenge of an educator: what to do, its documents, and what one may do with it. */
export function ChallengeView({ challenge, work, addDocument, assign, given }: ChallengeViewProps) {
	const { title, description, category, documents, authorId, rubric } = challenge;
	const own = authorId === usePerson().id;
	const permissions = usePermissions();
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-w-[860px]">
			<Link to="/challenges" className="inline-flex items-center gap-1.5 min-h-11 font-bold text-teal-deep w-fit">
				<ChevronLeft size={20} aria-hidden="true" />
				{m.teaching_all_challenges()}
			</Link>
			<header className="grid gap-3">
				<h1 className="text-[clamp(1.75rem,4vw,2.5rem)] leading-tight break-words">{title}</h1>
				<div className="flex flex-wrap items-center gap-2">
					<ChallengeFactChips challenge={challenge} />
					<Chip>{categoryText(category)}</Chip>
					{assign}
				</div>
			</header>
			{own && permissions.data?.staff === false && (
				<p role="status" className="p-4 rounded-medium bg-sun-wash text-sun-ink font-bold">
					{m.teaching_unverified()}
				</p>
			)}
			<Card aria-labelledby="challenge-task" className="grid gap-5">
				<div className="grid gap-2.5">
					<h2 id="challenge-task" className="text-xl">
						{m.teaching_task()}
					</h2>
					<p className="whitespace-pre-wrap break-words text-lg leading-relaxed max-w-[70ch]">{description}</p>
				</div>
				{rubric.length > 0 && (
					<div className="grid gap-2">
						<h3 id="challenge-rubric" className="text-lg">
							{own ? m.teaching_rubric() : m.teaching_rubric_of_teacher()}
						</h3>
						<ul aria-labelledby="challenge-rubric" className="m-0 pl-5 grid gap-1.5 list-disc break-words">
							{rubric.map((line) => (
								<li key={line}>{line}</li>
							))}
						</ul>
					</div>
				)}
				{work}
			</Card>
			{given}
			{(documents.length > 0 || own) && (
				<Card aria-labelledby="challenge-documents" className="grid gap-3.5">
					<div className="flex flex-wrap items-center justify-between gap-3">
						<h2 id="challenge-documents" className="text-xl">
							{m.teaching_documents()}
						</h2>
						{own && addDocument}
					</div>
					{documents.length === 0 && <p className="text-ink-2">{m.teaching_documents_none()}</p>}
					<DocumentLinks documents={documents} />
				</Card>
			)}
			{own && <AuthorTools challenge={challenge} />}
			{permissions.data?.administrator && <ForEveryone challenge={challenge} />}
		</div>
	);
}
