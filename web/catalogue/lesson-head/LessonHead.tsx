import { Link, type LinkProps } from "@tanstack/react-router";
import { ArrowLeft, CircleCheck, Sparkles } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { m } from "#messages/generated/messages.js";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";

import "./lesson-head.css";

interface LessonHeadProps {
	/** The kit's page and its name. */
	back: { to: NonNullable<LinkProps["to"]>; label: string };
	title: string;
	/** Beside the title: the level. */
	chip?: ReactNode;
	/** Time, parts, points: what fits one line. */
	facts: ReactNode;
	/** One sentence; left out on a phone. */
	summary?: string;
	/** The button that unfolds the rest where there is little room. */
	more?: ReactNode;
	/** The lesson's views. */
	tabs?: ReactNode;
	/** What the project is worth now; its space is kept until it is known. Absent for a project that awards nothing. */
	score?: { score: number; known: boolean };
	/** The person has completed it. */
	completed?: boolean;
	/** The person has passed its extension, too; left out on a phone. */
	made?: boolean;
	/** Buttons for the whole of the work. */
	children: ReactNode;
	className?: string;
	ref?: Ref<HTMLElement>;
}

/** The head of every lesson, made with blocks or as a sketch: the way back, what is worked on, and what it is worth. */
export function LessonHead({
	back,
	title,
	chip,
	facts,
	summary,
	more,
	tabs,
	score,
	completed,
	made,
	children,
	className,
	ref,
}: LessonHeadProps) {
	return (
		<header
			ref={ref}
			data-chips={Boolean(chip || completed || made) || undefined}
			className={classNames(
				"flex flex-wrap items-center gap-x-3.5 gap-y-2 px-3 sm:px-5 py-2 lg:py-3 bg-surface border-b border-line",
				className,
			)}
		>
			<Link to={back.to} aria-label={back.label} className={buttonClass({ variant: "quiet" }, "max-sm:!px-3")}>
				<ArrowLeft size={18} aria-hidden="true" />
				<span className="max-sm:hidden">{back.label}</span>
			</Link>
			<div className="grow min-w-0 basis-36 sm:basis-44">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<h1 className="text-lg leading-tight tracking-normal">{title}</h1>
					{chip}
					{completed && (
						<Chip tone="leaf">
							<CircleCheck size={15} aria-hidden="true" />
							{m.project_completed()}
						</Chip>
					)}
					{made && (
						<Chip tone="sun" className="max-sm:hidden">
							<Sparkles size={15} aria-hidden="true" />
							{m.lesson_made()}
						</Chip>
					)}
				</div>
				<p className="text-tiny text-ink-2">{facts}</p>
				{summary && <p className="text-tiny text-ink-2 max-sm:hidden">{summary}</p>}
			</div>
			{more}
			{tabs}
			{score && (
				<Chip tone="sun" className={classNames("lesson-score", !score.known && "invisible")}>
					{m.challenge_score({ points: score.score })}
				</Chip>
			)}
			<div className="flex flex-wrap items-center gap-2 sm:gap-3">{children}</div>
		</header>
	);
}
