import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { listEveryProject } from "#content/catalogue.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { CompletionsFailed } from "#web/app/screens/CompletionsFailed.tsx";
import { CategoryCard } from "#web/catalogue/challenges/CategoryCard.tsx";
import { CategoryDrawer } from "#web/catalogue/challenges/CategoryDrawer.tsx";
import { ChallengeTabs } from "#web/catalogue/challenges/ChallengeTabs.tsx";
import { CATEGORIES, type Category } from "#web/catalogue/challenges/categories.ts";
import { FromTeachers } from "#web/classroom/challenges/FromTeachers.tsx";
import { completionsQuery } from "#web/platform/learning/completions.queries.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";
import { HandedOutChallenge } from "./HandedOutChallenge.tsx";

/** Every challenge there is, or the one of an educator that the address names. */
export function ChallengesScreen() {
	const { challenge } = useSearch({ from: "/signed-in/shell/challenges" });
	return challenge ? <HandedOutChallenge key={challenge} id={challenge} /> : <Challenges />;
}

/** What teachers hand out, and every project by how hard it is. */
function Challenges() {
	useTitle(m.challenges_title());
	const [open, setOpen] = useState<Category | null>(null);
	const completions = useQuery(completionsQuery(usePerson().id));
	const projects = listEveryProject(getLocale());
	const ofLevel = (level: Category["level"] | undefined) => projects.filter((project) => project.level === level);
	return (
		<div className="grid gap-7">
			<PageTitle title={m.challenges_title()}>{m.challenges_text()}</PageTitle>
			<FromTeachers />
			<div className="grid gap-4.5 md:grid-cols-2 xl:grid-cols-3">
				{CATEGORIES.map((category) => (
					<CategoryCard
						key={category.level}
						category={category}
						count={ofLevel(category.level).length}
						onOpen={() => setOpen(category)}
					/>
				))}
			</div>
			<CompletionsFailed completions={completions} />
			<ChallengeTabs
				projects={projects}
				completed={new Set(completions.data?.map(({ projectId }) => projectId))}
				onViewAll={setOpen}
			/>
			<CategoryDrawer category={open} projects={ofLevel(open?.level)} onClose={() => setOpen(null)} />
		</div>
	);
}
