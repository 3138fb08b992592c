import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { dayOf, timelinessOf } from "#domain/classroom/assignments.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import { m } from "#messages/generated/messages.js";
import { useClasses } from "#web/classroom/classes/classes.queries.ts";
import type { GroupOfClass } from "#web/classroom/groups/groups.data.ts";
import { useGroups } from "#web/classroom/groups/groups.queries.ts";
import {
	ALREADY_GIVEN,
	type AssignmentDraft,
	DAY_PASSED,
	INSTRUCTION_MAXIMUM,
	TOO_MANY_ASSIGNMENTS,
} from "#web/classroom/teaching/assignments.data.ts";
import { useAssignments, useGiveAssignment, useLearnersWhoDid } from "#web/classroom/teaching/assignments.queries.ts";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { newId } from "#web/platform/storage/new-id.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { FieldError } from "#web/platform/ui/Field.tsx";
import type { SelectOption } from "#web/platform/ui/SelectField.tsx";
import { TextArea } from "#web/platform/ui/TextArea.tsx";
import { askedGroups, groupsChosen, learnersAsked } from "./asked-groups.ts";
import { ForWhom } from "./ForWhom.tsx";
import { UntilField } from "./UntilField.tsx";
import { WorkField } from "./WorkField.tsx";

interface AssignDialogProps {
	trigger: ReactNode;
	/** What classes have already; shown first. */
	given?: ReactNode;
	/** Projects and challenges to choose from; of one only, it is that. */
	work: readonly SelectOption[];
	/** The class that is chosen at first; of one only, it is that. */
	classId?: string;
	/** What was given and is changed now; otherwise something new is given. */
	change?: AssignmentDraft;
	/** The groups that have it, as they were when it was given to them. */
	givenGroups?: readonly GroupOfClass[];
}

/** Gives a project or a challenge to one or several classes, with a sentence and a date or without; or changes that. */
export function AssignDialog({ trigger, given, work, classId, change, givenGroups = [] }: AssignDialogProps) {
	const formId = useId();
	const [open, setOpen] = useState(false);
	const [pressed, setPressed] = useState(false);
	const [draft, setDraft] = useState<AssignmentDraft>(EMPTY);
	const { classes } = useClasses();
	const assignments = useAssignments().data ?? [];
	const give = useGiveAssignment({ changing: change !== undefined });
	const groups = useGroups({ wanted: open }).data ?? [];
	const done = useLearnersWhoDid(open ? draft.challengeId : "").data ?? new Set();
	const asked = classes
		.filter(({ active, code }) => active && code !== "")
		.map(({ id, name, students }) => ({
			...{ id, name, learners: students.filter(({ waiting }) => !waiting).map((student) => student.id) },
			groups: askedGroups({
				now: groups.filter((group) => group.classId === id),
				given: givenGroups.filter((group) => group.classId === id),
				shownAs: shownNames(students),
			}),
			hasIt: assignments.some(
				(one) => one.classId === id && one.challengeId === draft.challengeId && one.batchId !== draft.batchId,
			),
		}));
	const chosen = asked.filter(({ id, hasIt }) => !hasIt && draft.classIds.includes(id));
	const learners = new Set(chosen.flatMap((one) => learnersAsked(one, draft.groupIds)));
	const dayMissed = isPast(draft.dueOn) && draft.dueOn !== change?.dueOn;

	function handleOpen(next: boolean) {
		setOpen(next);
		setPressed(false);
		give.reset();
		if (!next) return;
		const only = asked.length === 1 ? asked[0]?.id : undefined;
		const first = classId ?? only;
		const challengeId = work.length === 1 ? (work[0]?.value ?? "") : "";
		setDraft(change ?? { ...EMPTY, batchId: newId(), challengeId, classIds: first ? [first] : [] });
	}

	function handleChange(changes: Partial<AssignmentDraft>) {
		if (give.isError) give.reset();
		setDraft((former) => ({ ...former, ...changes }));
	}

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setPressed(true);
		if (chosen.length === 0 || !draft.challengeId || dayMissed) return;
		const classIds = chosen.map(({ id }) => id);
		const groupIds = chosen.flatMap((one) => groupsChosen(one, draft.groupIds).map(({ id }) => id));
		give.mutate({ ...draft, classIds, groupIds }, { onSuccess: () => setOpen(false) });
	}

	return (
		<Dialog
			wide="page"
			title={change ? m.teaching_assignment_change() : m.teaching_assign()}
			description={m.teaching_assign_text()}
			open={open}
			onOpenChange={handleOpen}
			trigger={trigger}
			actions={
				<>
					<p className="grow self-center text-sm text-ink-2 max-sm:basis-full">
						{learners.size > 0 && m.teaching_assign_learners({ count: learners.size })}
					</p>
					<DialogClose>
						<Button variant="quiet" className="max-sm:grow">
							{m.ui_cancel()}
						</Button>
					</DialogClose>
					<Button type="submit" form={formId} loading={give.isPending} className="max-sm:grow">
						{change
							? m.teaching_save()
							: learners.size > 0
								? m.teaching_assign_to({ count: learners.size })
								: m.teaching_assign_press()}
					</Button>
				</>
			}
		>
			{given}
			<form id={formId} noValidate onSubmit={handleSubmit} className="grid gap-x-6.5 gap-y-5 sm:grid-cols-2">
				<div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 content-start">
					<WorkField
						work={work}
						value={draft.challengeId}
						error={pressed && !draft.challengeId ? m.teaching_assign_what_missing() : undefined}
						onChange={(challengeId) => handleChange({ challengeId })}
					/>
					<TextArea
						label={m.teaching_assign_instruction()}
						optional={m.documents_optional()}
						hint={m.teaching_assign_left({ count: INSTRUCTION_MAXIMUM - draft.instruction.length })}
						rows={3}
						maxLength={INSTRUCTION_MAXIMUM}
						value={draft.instruction}
						onChange={(event) => handleChange({ instruction: event.target.value })}
					/>
					<UntilField
						dueOn={draft.dueOn}
						error={(pressed && dayMissed) || hasCode(give.error, DAY_PASSED) ? m.teaching_assign_past() : undefined}
						onChange={(dueOn) => handleChange({ dueOn })}
					/>
				</div>
				<ForWhom
					classes={asked}
					chosen={chosen.map(({ id }) => id)}
					groups={draft.groupIds}
					done={[...learners].filter((id) => done.has(id)).length}
					error={pressed && chosen.length === 0 ? m.teaching_assign_class_missing() : undefined}
					onChange={handleChange}
				/>
				<FieldError id={`${formId}-problem`} error={problemText(give.error)} />
			</form>
		</Dialog>
	);
}

const EMPTY: AssignmentDraft = {
	batchId: "",
	challengeId: "",
	classIds: [],
	groupIds: [],
	instruction: "",
	dueOn: null,
};

/** By the day where the teacher is. */
function isPast(dueOn: string | null): boolean {
	return timelinessOf({ dueOn }, dayOf(new Date())) === "late";
}

function problemText(error: Error | null): string | undefined {
	if (hasCode(error, ALREADY_GIVEN)) return m.teaching_assign_twice();
	if (hasCode(error, TOO_MANY_ASSIGNMENTS)) return m.teaching_assign_too_many();
	return error && !hasCode(error, DAY_PASSED) ? m.teaching_assign_failed() : undefined;
}
