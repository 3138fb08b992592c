import { type ReactNode, type SubmitEvent, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { hasCode } from "#web/backend/backend-error.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/ui/Dialog.tsx";
import { FieldError } from "#web/ui/Field.tsx";
import { SelectField, type SelectOption } from "#web/ui/SelectField.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { ALREADY_GIVEN, TOO_MANY_ASSIGNMENTS } from "../assignments.data.ts";
import { useAssign } from "../assignments.queries.ts";

interface AssignDialogProps {
	trigger: ReactNode;
	/** Classes to choose from; of one only, it is that. */
	classes: readonly SelectOption[];
	/** Projects and challenges to choose from; of one only, it is that. */
	work: readonly SelectOption[];
}

/** Gives a project or a challenge to a class, with a date or without. */
export function AssignDialog({ trigger, classes, work }: AssignDialogProps) {
	const [open, setOpen] = useState(false);
	const [pressed, setPressed] = useState(false);
	const [chosenClass, setClass] = useState("");
	const [chosenWork, setWork] = useState("");
	const [dueOn, setDueOn] = useState("");
	const assign = useAssign();
	const classId = classes.length === 1 ? (classes[0]?.value ?? "") : chosenClass;
	const challengeId = work.length === 1 ? (work[0]?.value ?? "") : chosenWork;

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setPressed(true);
		if (!classId || !challengeId) return;
		assign.mutate(
			{ classId, challengeId, dueOn: dueOn || null },
			{
				onSuccess: () => {
					setOpen(false);
					setPressed(false);
					setWork("");
				},
			},
		);
	}

	return (
		<Dialog
			title={m.teaching_assign()}
			description={m.teaching_assign_text()}
			open={open}
			onOpenChange={(next) => {
				setOpen(next);
				assign.reset();
			}}
			trigger={trigger}
		>
			<form className="grid gap-4" noValidate onSubmit={handleSubmit}>
				{work.length !== 1 && (
					<SelectField
						label={m.teaching_assign_what()}
						placeholder={m.teaching_assign_choose()}
						value={chosenWork}
						options={work}
						error={pressed && !challengeId ? m.teaching_assign_what_missing() : undefined}
						onChange={(event) => setWork(event.target.value)}
					/>
				)}
				{classes.length !== 1 && (
					<SelectField
						label={m.teaching_assign_class()}
						placeholder={m.teaching_assign_choose()}
						value={chosenClass}
						options={classes}
						error={pressed && !classId ? m.teaching_assign_class_missing() : undefined}
						onChange={(event) => setClass(event.target.value)}
					/>
				)}
				<TextField
					type="date"
					label={m.teaching_assign_until()}
					optional={m.documents_optional()}
					hint={m.teaching_assign_until_text()}
					value={dueOn}
					onChange={(event) => setDueOn(event.target.value)}
				/>
				<FieldError id="assign-problem" error={problemWords(assign.error)} />
				<div className="flex flex-wrap justify-end gap-3">
					<DialogClose>
						<Button variant="quiet">{m.ui_cancel()}</Button>
					</DialogClose>
					<Button type="submit" loading={assign.isPending}>
						{m.teaching_assign_press()}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

function problemWords(error: Error | null): string | undefined {
	if (hasCode(error, ALREADY_GIVEN)) return m.teaching_assign_twice();
	if (hasCode(error, TOO_MANY_ASSIGNMENTS)) return m.teaching_assign_too_many();
	return error ? m.teaching_assign_failed() : undefined;
}
