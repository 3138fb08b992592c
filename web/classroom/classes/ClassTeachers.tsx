import { UserPlus } from "lucide-react";
import { useState } from "react";
import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import { m } from "#messages/generated/messages.js";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { useEducators, useTeacherChange } from "./class-teachers.queries.ts";

type Teacher = NonNullable<TeacherClass["teachers"]>[number];

/** Who teaches the class. Its owner adds and removes others, and hands the class over. */
export function ClassTeachers({ of }: { of: TeacherClass }) {
	const me = usePerson().id;
	const change = useTeacherChange(of.id);
	const teachers = of.teachers ?? [];
	if (teachers.length === 0) return null;
	return (
		<Card as="aside" aria-label={m.classes_teachers()} className="grid gap-3">
			<h2 className="text-lg">{m.classes_teachers()}</h2>
			<ul className="m-0 p-0 list-none grid gap-2">
				{teachers.map((teacher) => (
					<li key={teacher.id} className="grid gap-1">
						<span className="flex items-center gap-2.5">
							<PersonAvatar id={teacher.id} name={teacher.name} className="size-8" />
							<b className="grow min-w-0 break-words">{teacher.name}</b>
							{teacher.owner && teachers.length > 1 && <Chip>{m.classes_teacher_owner()}</Chip>}
						</span>
						{!teacher.owner && of.owned && (
							<span className="flex flex-wrap gap-2">
								<HandOver of={of} teacher={teacher} />
								<Button
									variant="quiet"
									aria-label={m.classes_teacher_remove_of({ name: teacher.name })}
									loading={change.isPending && change.variables.teacherId === teacher.id}
									onClick={() => change.mutate({ act: "remove", teacherId: teacher.id })}
								>
									{m.classes_teacher_remove()}
								</Button>
							</span>
						)}
						{!teacher.owner && teacher.id === me && <LeaveClass of={of} teacher={teacher} />}
					</li>
				))}
			</ul>
			{of.owned && <AddTeacher of={of} teachers={teachers} />}
			<p className="text-sm text-ink-2">{m.classes_teachers_text()}</p>
		</Card>
	);
}

function AddTeacher({ of, teachers }: { of: TeacherClass; teachers: readonly Teacher[] }) {
	const [open, setOpen] = useState(false);
	const [chosen, setChosen] = useState("");
	const educators = useEducators(open);
	const change = useTeacherChange(of.id);
	const others = educators.data?.filter(({ id }) => !teachers.some((teacher) => teacher.id === id)) ?? [];
	return (
		<Dialog
			title={m.classes_teacher_add()}
			description={m.classes_teacher_add_text({ name: of.name })}
			open={open}
			onOpenChange={setOpen}
			trigger={
				<Button variant="quiet">
					<UserPlus size={18} aria-hidden="true" />
					{m.classes_teacher_add()}
				</Button>
			}
			actions={
				<Button
					disabled={chosen === ""}
					loading={change.isPending}
					onClick={() =>
						change.mutate(
							{ act: "add", teacherId: chosen },
							{
								onSuccess() {
									setChosen("");
									setOpen(false);
								},
							},
						)
					}
				>
					{m.classes_teacher_add()}
				</Button>
			}
		>
			{educators.isSuccess && others.length === 0 ? (
				<p className="text-ink-2">{m.classes_teacher_none()}</p>
			) : (
				<SelectField
					label={m.classes_teacher_choose()}
					value={chosen}
					error={educators.isError ? m.classes_teachers_failed() : undefined}
					options={[
						{ value: "", label: m.classes_teacher_choose_first() },
						...others.map(({ id, name }) => ({ value: id, label: name })),
					]}
					onChange={(event) => setChosen(event.target.value)}
				/>
			)}
		</Dialog>
	);
}

type OneTeacher = { of: TeacherClass; teacher: Teacher };

function HandOver({ of, teacher }: OneTeacher) {
	return (
		<Asked
			act="hand_over"
			label={m.classes_hand_over()}
			name={m.classes_hand_over_to({ name: teacher.name })}
			title={m.classes_hand_over_title({ class: of.name, name: teacher.name })}
			text={m.classes_hand_over_text({ name: teacher.name })}
			{...{ of, teacher }}
		/>
	);
}

function LeaveClass({ of, teacher }: OneTeacher) {
	return (
		<Asked
			act="remove"
			label={m.classes_teacher_leave()}
			name={m.classes_teacher_leave()}
			title={m.classes_teacher_leave_title({ class: of.name })}
			text={m.classes_teacher_leave_text()}
			{...{ of, teacher }}
		/>
	);
}

interface AskedProps extends OneTeacher {
	act: "remove" | "hand_over";
	label: string;
	/** Of the button, for who does not see beside whom it is. */
	name: string;
	title: string;
	text: string;
}

/** What is not undone by oneself, after a question. */
function Asked({ of, teacher, act, label, name, title, text }: AskedProps) {
	const [open, setOpen] = useState(false);
	const change = useTeacherChange(of.id);
	return (
		<Dialog
			title={title}
			description={text}
			open={open}
			onOpenChange={setOpen}
			trigger={
				<Button variant="quiet" aria-label={name}>
					{label}
				</Button>
			}
			actions={
				<>
					<Button variant="quiet" onClick={() => setOpen(false)}>
						{m.ui_cancel()}
					</Button>
					<Button
						loading={change.isPending}
						onClick={() => change.mutate({ act, teacherId: teacher.id }, { onSuccess: () => setOpen(false) })}
					>
						{label}
					</Button>
				</>
			}
		/>
	);
}
