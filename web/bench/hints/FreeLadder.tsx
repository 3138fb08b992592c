import { isRungOf, RUNGS, rungId } from "#domain/bench/helps.ts";
import { outbox } from "#web/platform/outbox/outbox.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { useScore } from "./helps.queries.ts";
import { Rungs } from "./Rungs.tsx";
import { takeHintAction } from "./take-hint.ts";

interface FreeLadderProps {
	project: { id: string; points: number };
	step: string;
	/** From gentle to plain. */
	rungs: readonly string[];
	/** Where the button is mounted, instead of below the hints. */
	slot?: Element | null | undefined;
	/** The next hint is wanted: it is shown here. */
	onAsk?: () => void;
}

/** The hints of one check step, one at a time. They cost nothing and come without a network; the server records them later. */
export function FreeLadder({ project, step, rungs, onAsk, ...button }: FreeLadderProps) {
	const userId = usePerson().id;
	const { hintsTaken } = useScore(project);

	function handleShow(before: number) {
		onAsk?.();
		const seen = RUNGS.slice(0, before).map((rung) => rungId(step, rung));
		void outbox.enqueue(takeHintAction(userId, { projectId: project.id, step, seen }), "keep");
	}

	const seen = hintsTaken.filter((id) => isRungOf(step, id)).length;
	return <Rungs rungs={rungs} seen={seen} onShow={handleShow} {...button} />;
}
