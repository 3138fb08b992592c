import { Link } from "@tanstack/react-router";
import { BookOpen } from "lucide-react";
import { listEveryProject } from "#content/catalogue.ts";
import type { AnswerSource } from "#domain/api/assistant.ts";
import { projectLink } from "#domain/catalogue/project-link.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";

const KINDS: Readonly<Record<AnswerSource["kind"], (values: { title: string }) => string>> = {
	question: m.assistant_found_question,
	glossary: m.assistant_found_glossary,
	reference: m.assistant_found_reference,
	part: m.assistant_found_part,
	tutorial: m.assistant_found_tutorial,
	project: m.assistant_found_project,
	manual: m.assistant_found_manual,
	"quick-start": m.assistant_found_quick_start,
	error: m.assistant_found_error,
};

/** Where an answer was found; what has a page of its own is a link to it. */
export function Sources({ sources }: { sources: readonly AnswerSource[] }) {
	return (
		<ul aria-label={m.assistant_found()} className="grid gap-1 m-0 p-0 list-none text-[15px]">
			{sources.map((source) => (
				<li key={`${source.kind} ${source.id}`} className="flex items-center gap-2">
					<BookOpen size={18} aria-hidden="true" className="shrink-0 text-teal-deep" />
					<Found source={source} />
				</li>
			))}
		</ul>
	);
}

function Found({ source: { kind, id, title } }: { source: AnswerSource }) {
	const text = KINDS[kind]({ title });
	const look = "inline-flex items-center min-h-11 font-bold text-teal-deep underline";
	if (kind === "tutorial")
		return (
			<Link to="/tutorials" search={{ tutorial: id }} className={look}>
				{text}
			</Link>
		);
	if (kind === "question" || kind === "glossary")
		return (
			<Link to="/tutorials" hash={kind === "question" ? `question-${id}` : "all-words"} className={look}>
				{text}
			</Link>
		);
	if (kind === "quick-start")
		return (
			<Link to="/quick-start" className={look}>
				{text}
			</Link>
		);
	const project = kind === "project" && listEveryProject(getLocale()).find((one) => one.id === id);
	if (!project) return <span>{text}</span>;
	return (
		<Link {...projectLink(project)} className={look}>
			{text}
		</Link>
	);
}
