import { useQuery } from "@tanstack/react-query";
import { type LearningStage, learningStage } from "#domain/catalogue/learning-stage.ts";
import { type Backend, backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import { useProfile } from "#web/platform/session/profile.queries.ts";
import { usePerson } from "#web/platform/session/session.ts";

/** Which kit the person signed in is offered first; undefined while it is not known. */
export function useStage(): LearningStage | undefined {
	const userId = usePerson().id;
	const profile = useProfile();
	const age = profile.data?.age ?? null;
	const classes = useQuery({
		queryKey: ["class-levels", userId],
		queryFn: async () => listClassLevels(await backend(), userId),
		enabled: profile.data !== undefined && age === null,
	});
	if (age !== null) return learningStage({ age, classLevels: [] });
	if (profile.isPending || (classes.isPending && classes.fetchStatus === "fetching")) return undefined;
	return learningStage({ age, classLevels: classes.data ?? [] });
}

/** The level of each class that a learner is in. */
async function listClassLevels(backend: Backend, userId: string): Promise<(string | null)[]> {
	const rows = unwrap(await backend.from("class_members").select("class_codes(grade_level)").eq("user_id", userId));
	return rows.map((row) => row.class_codes?.grade_level ?? null);
}
