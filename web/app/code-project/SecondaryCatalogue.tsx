import { listEveryProject } from "#content/catalogue.ts";
import { listKits } from "#content/kits.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { CompletionsFailed } from "#web/app/screens/CompletionsFailed.tsx";
import { KitHeader } from "#web/catalogue/projects/KitHeader.tsx";
import { projectsByLevel } from "#web/catalogue/projects/kit-projects.ts";
import { SecondaryProjects } from "#web/catalogue/projects/SecondaryProjects.tsx";
import { useBegun } from "#web/platform/learning/begun-work/use-begun.ts";
import { useBestStars, useCompletedProjects } from "#web/platform/learning/completions.queries.ts";
import { usePerson } from "#web/platform/session/session.ts";

/** The secondary projects by level; those of one kit where it is named. */
export function SecondaryCatalogue({ kitId }: { kitId: string | undefined }) {
	const userId = usePerson().id;
	const completed = useCompletedProjects(userId);
	const stars = useBestStars(userId);
	const begun = useBegun(userId);
	const kit = listKits().find(({ id }) => id === kitId) ?? null;
	return (
		<div className="grid gap-6">
			<KitHeader kit={kit} title={m.secondary_title()} text={m.secondary_text()} all="/secondary-kit" />
			<CompletionsFailed completions={completed} />
			<SecondaryProjects
				key={kit?.id ?? ""}
				levels={projectsByLevel(listEveryProject(getLocale()), kit)}
				completed={completed.data ? new Set(completed.data) : null}
				begun={begun}
				stars={stars}
			/>
		</div>
	);
}
