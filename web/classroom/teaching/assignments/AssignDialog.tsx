import { type ReactNode, type SubmitEvent, useState } from "react";
import { dayOf, timelinessOf } from "#domain/classroom/assignments.ts";
import { m } from "#messages/generated/messages.js";
import { ALREADY_GIVEN, DAY_PASSED, TOO_MANY_ASSIGNMENTS } from "#web/classroom/teaching/assignments.data.ts";
import { useAssign } from "#web/classroom/teaching/assignments.queries.ts";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { FieldError } from "#web/platform/ui/Field.tsx";
import { SelectField, type SelectOption } from "#web/platform/ui/SelectField.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";

interface AssignDialogProps {
	trigger: ReactNode;
	/** What the classes have already; shown first. */
	given?: ReactNode;
	/** Classes to choose from; of one only, it is that. None: all have it. */
	classes: readonly SelectOption[];
	/** Projects and challenges to choose from; of one only, it is that. */
	work: readonly SelectOption[];
}

/** Gives a project or a challenge to a class, with a date or without. */
export function AssignDialog({ trigger, given, classes, work }: AssignDialogProps) {
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
		if (!classId || !challengeId || isPast(dueOn)) return;
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
			description={classes.length > 0 ? m.teaching_assign_text() : m.teaching_assign_all_have()}
			open={open}
			onOpenChange={(next) => {
				setOpen(next);
				assign.reset();
			}}
			trigger={trigger}
		>
			{given}
			<form
				className="grid gap-4"
				noValidate
				onSubmit={handleSubmit}
				onChange={() => assign.isError && assign.reset()}
				hidden={classes.length === 0}
			>
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
				{work.length === 1 && classes.length === 1 && (
					<p className="font-bold">
						{m.teaching_assign_one({ work: work[0]?.label ?? "", name: classes[0]?.label ?? "" })}
					</p>
				)}
				<TextField
					type="date"
					label={m.teaching_assign_until()}
					optional={m.documents_optional()}
					hint={m.teaching_assign_until_text()}
					value={dueOn}
					min={dayOf(new Date())}
					error={(pressed && isPast(dueOn)) || hasCode(assign.error, DAY_PASSED) ? m.teaching_assign_past() : undefined}
					onChange={(event) => setDueOn(event.target.value)}
				/>
				<FieldError id="assign-problem" error={problemText(assign.error)} />
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

/** By the day where the teacher is. */
function isPast(dueOn: string): boolean {
	return timelinessOf({ dueOn: dueOn || null }, dayOf(new Date())) === "late";
}

function problemText(error: Error | null): string | undefined {
	if (hasCode(error, ALREADY_GIVEN)) return m.teaching_assign_twice();
	if (hasCode(error, TOO_MANY_ASSIGNMENTS)) return m.teaching_assign_too_many();
	return error && !hasCode(error, DAY_PASSED) ? m.teaching_assign_failed() : undefined;
}
