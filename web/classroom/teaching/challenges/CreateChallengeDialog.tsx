import { type ReactNode, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { useCreateChallenge, useTeachingRoom } from "#web/classroom/teaching/challenges.queries.ts";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { Switch } from "#web/platform/ui/Switch.tsx";
import { ChallengeForm } from "./ChallengeForm.tsx";
import {
	type ChallengeDraft,
	forgetChallengeDraft,
	keepChallengeDraft,
	readChallengeDraft,
} from "./challenge-draft.ts";
import { refusalText } from "./challenge-text.ts";

/** So few challenges that may still be created are said. */
const FEW = 10;

/** Create Challenge. What is typed is kept until it is created. */
export function CreateChallengeDialog({ trigger }: { trigger: ReactNode }) {
	const userId = usePerson().id;
	const [open, setOpen] = useState(false);
	const [draft, setDraft] = useState(() => readChallengeDraft(userId));
	const create = useCreateChallenge();
	const permissions = usePermissions().data;
	const verified = permissions?.staff !== false;
	function change(changes: Partial<ChallengeDraft>) {
		const next = { ...draft, ...changes };
		setDraft(next);
		keepChallengeDraft(userId, next);
	}
	return (
		<Dialog
			title={m.teaching_create()}
			description={verified ? m.teaching_create_text() : m.teaching_unverified()}
			wide
			open={open}
			onOpenChange={setOpen}
			trigger={trigger}
		>
			<ChallengeForm
				facts={draft}
				onChange={change}
				onSubmit={(facts) =>
					create.mutate(
						{ ...facts, id: draft.id, forEveryone: draft.forEveryone && permissions?.administrator === true },
						{
							onSuccess: () => {
								forgetChallengeDraft(userId);
								setDraft(readChallengeDraft(userId));
								setOpen(false);
							},
						},
					)
				}
				sending={create.isPending}
				submitText={create.isPending ? m.teaching_creating() : m.teaching_create()}
				problem={create.error && !create.isPending ? refusalText(create.error) : undefined}
				note={
					<>
						{permissions?.administrator && (
							<div className="grid gap-1">
								<Switch
									label={m.teaching_for_everyone()}
									checked={draft.forEveryone}
									onCheckedChange={(forEveryone) => change({ forEveryone })}
								/>
								<p className="text-sm text-ink-2">{m.teaching_for_everyone_text()}</p>
							</div>
						)}
						<RoomLeft />
					</>
				}
			/>
		</Dialog>
	);
}

/** Says what may still be created, before the quota is reached. */
function RoomLeft() {
	const left = useTeachingRoom().data?.challenges;
	if (left === undefined || left > FEW) return null;
	return (
		<p role="status" className="text-sm text-ink-2">
			{left > 0 ? m.teaching_room_left({ count: left }) : m.teaching_too_many()}
		</p>
	);
}
