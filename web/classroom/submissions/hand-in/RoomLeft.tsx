import { useSubmissionRoom } from "./hand-in.queries.ts";
import { roomTexts } from "./room-texts.ts";
import type { DraftOwner } from "./submission-draft.ts";

/** Says what may still be handed in, before a quota is reached; nothing while there is plenty. */
export function RoomLeft({ owner }: { owner: DraftOwner }) {
	const room = useSubmissionRoom(owner);
	const texts = room.data ? roomTexts(room.data) : [];
	if (texts.length === 0) return null;
	return (
		<ul role="status" className="grid gap-1 m-0 p-0 list-none text-sm text-ink-2">
			{texts.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}
