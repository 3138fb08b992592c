import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { LEVEL_KITS, listEveryProject } from "#content/catalogue.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { CHECK_SKETCH } from "#web/features/checks/upload.ts";
import { useKits } from "#web/features/kits/kits.queries.ts";
import { nextProject } from "#web/features/kits/next-project.ts";
import { levelWords } from "#web/features/projects/project-words.ts";
import { completionsQuery } from "#web/learning/completions.queries.ts";
import { completedHere } from "#web/learning/progress-store.ts";
import { useOutbox } from "#web/outbox/outbox.ts";
import { useProfile } from "#web/session/profile.queries.ts";
import { usePerson } from "#web/session/session.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/Card.tsx";
import { Chip } from "#web/ui/Chip.tsx";
import { durationWords } from "#web/ui/duration-words.ts";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { BoardDrawing } from "./BoardDrawing.tsx";

/** From this age on the secondary kit is where one begins. */
const SECONDARY_FROM_AGE = 13;

/**
 * The one thing to do next: the first project that is completed neither for the server nor here, where it waits for the
 * server. Nothing when all are, or when the server did not say which are.
 */
export function NextStepCard() {
	const kits = useKits();
	const age = useProfile().data?.age ?? 0;
	const person = usePerson().id;
	const completions = useQuery(completionsQuery(person));
	const waiting = useOutbox();
	const projects = listEveryProject(getLocale());
	if (kits.isPending || completions.isPending || !waiting.ready) return <Skeleton className="h-58 rounded-large" />;
	if (!completions.data) return null;
	const ordered = LEVEL_KITS.flatMap((id) => kits.data?.find((kit) => kit.id === id) ?? []);
	const next = nextProject(
		age >= SECONDARY_FROM_AGE ? ordered.filter((kit) => kit.type === "secondary") : ordered,
		projects.flatMap((project) => (project.written ? [project.id] : [])),
		[
			...completions.data.map(({ projectId }) => projectId),
			...completedHere(person),
			...waiting.entries.flatMap(({ kind, state, subject }) =>
				kind === CHECK_SKETCH && state === "pending" ? [subject] : [],
			),
		],
	);
	const project = projects.find((one) => one.id === next);
	if (!project) return null;
	return (
		<Card padded={false} className="grid lg:grid-cols-[minmax(0,1fr)_300px]" aria-labelledby="next-step">
			<div className="grid gap-3 content-center p-6 sm:px-7.5 sm:py-7">
				<div className="flex flex-wrap gap-2.5">
					<Chip tone="teal">{m.next_step()}</Chip>
					<Chip>{m.next_step_facts({ level: levelWords(project.level), time: durationWords(project.minutes) })}</Chip>
				</div>
				<h2 id="next-step">{project.title}</h2>
				<p className="text-ink-2">{project.summary}</p>
				<div className="flex flex-wrap items-center gap-3 mt-1.5">
					<Link
						to={project.kit === "primary" ? "/primary-kit" : "/secondary-kit"}
						search={{ challenge: project.id }}
						className={buttonClass({ size: "big" })}
					>
						{m.next_step_start()}
					</Link>
					<span className="text-sm text-ink-2">{m.project_points({ points: project.points })}</span>
				</div>
			</div>
			<div className="grid place-items-center min-h-33 bg-teal-wash dots">
				<BoardDrawing />
			</div>
		</Card>
	);
}
