import { Link, useSearch } from "@tanstack/react-router";
import { listEveryProject } from "#content/catalogue.ts";
import { listKits } from "#content/kits.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { useTitle } from "#web/device/title.ts";
import { projectsByLevel } from "#web/features/projects/kit-projects.ts";
import { SecondaryProjects } from "#web/features/projects/SecondaryProjects.tsx";
import { useBestStars, useCompletedProjects } from "#web/learning/completions.queries.ts";
import { usePerson } from "#web/session/session.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { CompletionsFailed } from "./CompletionsFailed.tsx";
import { ChallengeView, challengeModules, prefetchProject } from "./challenge/ChallengeView.tsx";

/** Loads a project before it is shown. */
export const prefetchChallenge = prefetchProject;

/** What the app prefetches after the catalogue. */
export const lazyModules = challengeModules;

/** The secondary kit: its catalogue, or with `?challenge=` one project to work on. `?kit=` shows one kit's projects. */
export function SecondaryKitScreen() {
	const { challenge, kit } = useSearch({ from: "/signed-in/shell/secondary-kit" });
	if (challenge === undefined) return <Catalogue kitId={kit} />;
	return <ChallengeView key={challenge} projectId={challenge} />;
}

function Catalogue({ kitId }: { kitId: string | undefined }) {
	const person = usePerson().id;
	const completed = useCompletedProjects(person);
	const stars = useBestStars(person);
	const kit = listKits().find(({ id }) => id === kitId) ?? null;
	useTitle(kit?.title ?? m.secondary_title());
	return (
		<div className="grid gap-6">
			<header className="grid gap-2">
				<h1>{kit?.title ?? m.secondary_title()}</h1>
				<p className="text-lg text-ink-2">{kit?.description ?? m.secondary_text()}</p>
				{kit && (
					<Link to="/secondary-kit" className={buttonClass({ variant: "soft" }, "justify-self-start mt-2")}>
						{m.secondary_all_projects()}
					</Link>
				)}
			</header>
			<CompletionsFailed completions={completed} />
			<SecondaryProjects
				key={kit?.id ?? ""}
				levels={projectsByLevel(listEveryProject(getLocale()), kit)}
				completed={completed.data ? new Set(completed.data) : null}
				stars={stars}
			/>
		</div>
	);
}
