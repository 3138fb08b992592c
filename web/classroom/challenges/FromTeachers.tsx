import { useId } from "react";
import { m } from "#messages/generated/messages.js";
import { StatusChip } from "#web/classroom/submissions/StatusChip.tsx";
import { ChallengeList } from "#web/classroom/teaching/challenges/ChallengeList.tsx";
import type { Challenge } from "#web/classroom/teaching/challenges.data.ts";
import { useChallenges } from "#web/classroom/teaching/challenges.queries.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";

interface FromTeachersProps {
	/** Only those that still ask something of the learner. */
	open?: boolean;
	/** Challenges that are shown elsewhere on the page. */
	except?: readonly string[];
}

/** The challenges that teachers hand out to the reader, and an educator's own; nothing while there are none. */
export function FromTeachers({ open = false, except = [] }: FromTeachersProps) {
	const titleId = useId();
	const userId = usePerson().id;
	const challenges = useChallenges();
	if (challenges.isError && !challenges.data) {
		return (
			<Card>
				<ErrorState
					compact
					title={m.teaching_load_failed()}
					onRetry={() => void challenges.refetch()}
					retrying={challenges.isFetching}
				/>
			</Card>
		);
	}
	const shown = (challenges.data ?? []).filter(
		(one) => (one.status === "active" || one.authorId === userId) && (!open || asks(one)) && !except.includes(one.id),
	);
	if (shown.length === 0) return null;
	const stateOf = (challenge: Challenge) => challenge.authorId !== userId && <WorkState challenge={challenge} />;
	return (
		<section aria-labelledby={titleId} className="grid gap-4">
			<h2 id={titleId}>{m.teaching_from_teachers()}</h2>
			<ChallengeList challenges={shown} stateOf={stateOf} />
		</section>
	);
}

/** Nothing was handed in, or not what was asked. */
function asks({ own }: Challenge): boolean {
	return own === null || own === "rejected";
}

function WorkState({ challenge: { own } }: { challenge: Challenge }) {
	return own ? <StatusChip status={own} /> : <Chip tone="sun">{m.teaching_not_done()}</Chip>;
}
