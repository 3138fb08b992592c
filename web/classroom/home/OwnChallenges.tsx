import { m } from "#messages/generated/messages.js";
import { ChallengeList } from "#web/classroom/teaching/challenges/ChallengeList.tsx";
import { useChallenges } from "#web/classroom/teaching/challenges.queries.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";

/** The challenges that the educator made; nothing while there are none. Says so where it is not known. */
export function OwnChallenges() {
	const userId = usePerson().id;
	const challenges = useChallenges();
	const own = challenges.data?.filter(({ authorId }) => authorId === userId) ?? [];
	if (own.length === 0 && !challenges.isError) return null;
	return (
		<section aria-labelledby="own-challenges" className="grid gap-4">
			<h2 id="own-challenges">{m.teaching_your_challenges()}</h2>
			{challenges.isError && (
				<ErrorState
					compact
					title={m.teaching_your_challenges_failed()}
					onRetry={() => void challenges.refetch()}
					retrying={challenges.isFetching}
				/>
			)}
			<ChallengeList challenges={own} stateOf={() => null} />
		</section>
	);
}
