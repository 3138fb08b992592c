import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import { m } from "#messages/generated/messages.js";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { classFacts } from "./class-facts.ts";

interface ClassCardProps {
	of: TeacherClass;
	heading: "h2" | "h3";
	/** Beside the name. */
	aside?: ReactNode;
	children: ReactNode;
}

/** A class among others: its name, its level, how many are in it, and the way to it. */
export function ClassCard({ of, heading: Heading, aside, children }: ClassCardProps) {
	return (
		<Card as="article" aria-label={of.name} className="grid grid-rows-[auto_1fr_auto] gap-4">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div className="min-w-0">
					<Heading className="text-xl break-words">
						<Link to="/class-management" search={{ class: of.id }} className="hover:underline">
							{of.name}
						</Link>
					</Heading>
					<p className="text-sm text-ink-2">{classFacts(of)}</p>
				</div>
				{aside}
			</div>
			{children}
			<Link
				to="/class-management"
				search={{ class: of.id }}
				className={buttonClass({ variant: "soft" }, "!whitespace-normal break-words py-2 text-center")}
			>
				<span className="line-clamp-2">{m.classes_open({ name: of.name })}</span>
			</Link>
		</Card>
	);
}
