import { useNavigate } from "@tanstack/react-router";
import { Pencil, RotateCcw, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { type Challenge, type ChallengeFacts, HAS_SUBMISSIONS } from "#web/classroom/teaching/challenges.data.ts";
import { useDeleteChallenge, useUpdateChallenge } from "#web/classroom/teaching/challenges.queries.ts";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { FieldError } from "#web/platform/ui/Field.tsx";
import { ChallengeForm } from "./ChallengeForm.tsx";

/** What its author may do with a challenge: change it, take it back, hand it out again, delete it. */
export function AuthorTools({ challenge }: { challenge: Challenge }) {
	const update = useUpdateChallenge(challenge.id);
	const active = challenge.status === "active";
	return (
		<div className="flex flex-wrap gap-3">
			<EditChallenge challenge={challenge} />
			<Button
				variant="quiet"
				loading={update.isPending}
				onClick={() => update.mutate({ status: active ? "inactive" : "active" })}
			>
				{active ? <Undo2 size={18} aria-hidden="true" /> : <RotateCcw size={18} aria-hidden="true" />}
				{active ? m.teaching_take_back() : m.teaching_hand_out()}
			</Button>
			<DeleteChallenge challenge={challenge} />
		</div>
	);
}

function EditChallenge({ challenge }: { challenge: Challenge }) {
	const { id, title, description, difficulty, category, rubric } = challenge;
	const stored = { title, description, difficulty, category, rubric };
	const [changed, setChanged] = useState<ChallengeFacts | null>(null);
	const update = useUpdateChallenge(id);
	return (
		<Dialog
			title={m.teaching_edit()}
			wide
			open={changed !== null}
			onOpenChange={(open) => setChanged(open ? stored : null)}
			trigger={
				<Button variant="soft">
					<Pencil size={18} aria-hidden="true" />
					{m.teaching_edit()}
				</Button>
			}
		>
			<ChallengeForm
				facts={changed ?? stored}
				onChange={(changes) => setChanged({ ...(changed ?? stored), ...changes })}
				onSubmit={(facts) => update.mutate(facts, { onSuccess: () => setChanged(null) })}
				sending={update.isPending}
				submitText={m.teaching_save()}
				problem={update.isError ? m.teaching_change_failed() : undefined}
			/>
		</Dialog>
	);
}

function DeleteChallenge({ challenge: { id, title } }: { challenge: Challenge }) {
	const navigate = useNavigate();
	const remove = useDeleteChallenge(id, () => void navigate({ to: "/challenges" }));
	return (
		<Dialog
			title={m.teaching_delete_ask({ title })}
			description={m.teaching_delete_text()}
			onOpenChange={() => remove.reset()}
			trigger={
				<Button variant="quiet">
					<Trash2 size={18} aria-hidden="true" />
					{m.teaching_delete()}
				</Button>
			}
			actions={
				<>
					<DialogClose>
						<Button variant="quiet">{m.ui_cancel()}</Button>
					</DialogClose>
					<Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
						{m.teaching_delete()}
					</Button>
				</>
			}
		>
			<FieldError
				id="challenge-delete-problem"
				error={hasCode(remove.error, HAS_SUBMISSIONS) ? m.teaching_delete_has_work() : undefined}
			/>
		</Dialog>
	);
}
