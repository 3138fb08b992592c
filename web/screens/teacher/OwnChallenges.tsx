import { m } from "#messages/generated/messages.js";
import { ChallengeList } from "#web/features/teaching/challenges/ChallengeList.tsx";
import { useChallenges } from "#web/features/teaching/challenges.queries.ts";
import { usePerson } from "#web/session/session.ts";

/** The challenges that the educator made; nothing while there are none. */
export function OwnChallenges() {
	const person = usePerson().id;
	const own = useChallenges().data?.filter(({ authorId }) => authorId === person) ?? [];
	if (own.length === 0) return null;
	return (
		<section aria-labelledby="own-challenges" className="grid gap-4">
			<h2 id="own-challenges">{m.teaching_your_challenges()}</h2>
			<ChallengeList challenges={own} stateOf={() => null} />
		</section>
	);
}
