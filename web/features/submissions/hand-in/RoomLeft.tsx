import { useSubmissionRoom } from "./hand-in.queries.ts";
import { roomWords } from "./room-words.ts";
import type { DraftOwner } from "./submission-draft.ts";

/** Says what may still be handed in, before a quota is reached; nothing while there is plenty. */
export function RoomLeft({ owner }: { owner: DraftOwner }) {
	const room = useSubmissionRoom(owner);
	const words = room.data ? roomWords(room.data) : [];
	if (words.length === 0) return null;
	return (
		<ul role="status" className="grid gap-1 m-0 p-0 list-none text-sm text-ink-2">
			{words.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}
