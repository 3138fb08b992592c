import { Link } from "@tanstack/react-router";
import { Archive, ArrowLeft, CalendarCheck, FileText, Pencil, Printer, UsersRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { CLASS_NAME_MAXIMUM, type ClassStudent, type TeacherClass } from "#domain/classroom/class-roster.ts";
import { printCode } from "#domain/classroom/codes.ts";
import { SWAP_MINUTES } from "#domain/classroom/together.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { useFocusKept } from "#web/platform/ui/use-focus-kept.ts";
import { AddStudent } from "./AddStudent.tsx";
import { ChangeNote } from "./ChangeNote.tsx";
import { QrCode, ShowLarge } from "./ClassCode.tsx";
import { ClassTeachers } from "./ClassTeachers.tsx";
import { CopyClass } from "./CopyClass.tsx";
import { CopyCode } from "./CopyCode.tsx";
import { classFacts } from "./class-facts.ts";
import { useShownRefusals, useWaitingChanges } from "./classes.queries.ts";
import { NeedsYou } from "./NeedsYou.tsx";
import { Refusal } from "./Refusal.tsx";
import { RosterDialog } from "./RosterDialog.tsx";
import { StudentList, type StudentNow } from "./StudentList.tsx";
import { useSendChange } from "./use-send-change.ts";

type Props = {
	of: TeacherClass;
	classes: readonly TeacherClass[];
	mayAdd: boolean;
	/** What is done for a student's account. */
	care: (student: ClassStudent) => ReactNode;
	/** List items of those whose hand is up. */
	hands: readonly ReactNode[];
	/** What is given to the class. */
	assignments: ReactNode;
	/** Who is signed in, and what they do; undefined while it is not known. */
	now: ReadonlyMap<string, StudentNow> | undefined;
	/** The message where that could not be read. */
	nowFailed: ReactNode;
};

/** One class, opened: its code, who needs the teacher, who is in it. */
export function ClassPage({ of, classes, mayAdd, care, hands, assignments, now, nowFailed }: Props) {
	useShownRefusals(of.id);
	const archiving = useSendChange();
	const isOnPage = (id: string) => of.students.some((student) => student.id === id);
	// Those of a student who is listed are at the student; who is added waits in the list.
	const notes = useWaitingChanges().filter(
		({ change, reason }) =>
			change.change !== "create" &&
			change.classId === of.id &&
			!("studentId" in change ? isOnPage(change.studentId) : change.change === "add" && reason === null),
	);
	return (
		<div className="grid gap-4.5">
			<PageTitle title={of.name}>{[m.classes_subtitle(), classFacts(of)].join(" · ")}</PageTitle>
			<Link
				to="/class-management"
				className="inline-flex items-center gap-2 min-h-11 font-bold text-teal-deep justify-self-start"
			>
				<ArrowLeft size={18} aria-hidden="true" />
				{m.classes_back()}
			</Link>
			{notes.map((note) => (
				<ChangeNote key={note.id} note={note} />
			))}
			<Card className="grid lg:grid-cols-[minmax(0,1fr)_auto] gap-7 items-center">
				<div className="grid gap-3 justify-items-start">
					<p className="font-mono font-heavy text-[clamp(3rem,9vw,4.5rem)] leading-none">
						{of.code ? printCode(of.code, 3) : "···"}
					</p>
					{!of.active && <Chip>{m.classes_archived()}</Chip>}
					<p className="text-ink-2 max-w-[36em]">
						{!of.active ? m.classes_archived_text() : of.code ? m.classes_share_text() : m.classes_code_waits()}
					</p>
					{of.active && (
						<div className="flex flex-wrap gap-2.5">
							<CopyCode code={of.code} look="long" />
							<ShowLarge code={of.code} name={of.name} />
							{of.code !== "" && (
								<Link
									to="/class-management"
									search={{ class: of.id, print: "cards" }}
									className={buttonClass({ variant: "quiet" })}
								>
									<Printer size={18} aria-hidden="true" />
									{m.classes_print_cards()}
								</Link>
							)}
						</div>
					)}
				</div>
				{of.active && of.code !== "" && (
					<QrCode code={of.code} className="max-lg:hidden w-42 rounded-medium border border-line" />
				)}
			</Card>
			<div className="grid lg:grid-cols-[minmax(0,1fr)_300px] gap-4.5 items-start">
				<div ref={useFocusKept()} tabIndex={-1} className="grid gap-4.5 min-w-0">
					<NeedsYou of={of} hands={hands} />
					{assignments}
					<StudentList care={care} of={of} classes={classes} now={now} nowFailed={nowFailed} />
				</div>
				<div className="grid gap-4.5">
					{mayAdd && of.active && (
						<Card as="aside" aria-label={m.classes_add_student()} className="grid gap-3">
							<AddStudent of={of} />
							<RosterDialog of={of} classes={classes} />
							<p className="text-sm text-ink-2">{m.classes_add_offline()}</p>
						</Card>
					)}
					<Card as="aside" aria-label={m.classes_class()} className="grid gap-3">
						<h2 className="text-lg">{m.classes_class()}</h2>
						{mayAdd && of.code !== "" && (
							<Link to="/class-report" search={{ class: of.id }} className={buttonClass({ variant: "quiet" })}>
								<CalendarCheck size={18} aria-hidden="true" />
								{m.day_link()}
							</Link>
						)}
						<Link
							to="/class-management"
							search={{ class: of.id, print: "report" }}
							className={buttonClass({ variant: "quiet" })}
						>
							<FileText size={18} aria-hidden="true" />
							{m.classes_print_report()}
						</Link>
						{mayAdd && of.active && of.code !== "" && (
							<Link
								to="/class-management/groups"
								search={{ class: of.id }}
								className={buttonClass({ variant: "quiet" })}
							>
								<UsersRound size={18} aria-hidden="true" />
								{m.groups_title()}
							</Link>
						)}
						<RenameClass of={of} />
						<SwapSetting of={of} />
						{mayAdd && of.code !== "" && <CopyClass of={of} />}
						{of.owned !== false && (
							<>
								<Button
									loading={archiving.sending}
									variant="quiet"
									onClick={() => void archiving.send({ change: "archive", classId: of.id, archived: of.active })}
								>
									<Archive size={18} aria-hidden="true" />
									{of.active ? m.classes_archive() : m.classes_open_again()}
								</Button>
								<Refusal text={archiving.refusal} />
								<p className="text-sm text-ink-2">{m.classes_archive_text()}</p>
							</>
						)}
					</Card>
					{mayAdd && <ClassTeachers of={of} />}
				</div>
			</div>
		</div>
	);
}

const SWAP_CHOICES = [5, 10, 15, 20];

/** When learners who work at one computer are asked to change who is at the keyboard. */
function SwapSetting({ of }: { of: TeacherClass }) {
	const { send, refusal } = useSendChange();
	const minutes = of.swapMinutes === undefined ? SWAP_MINUTES.usual : of.swapMinutes;
	return (
		<SelectField
			label={m.classes_swap()}
			hint={m.classes_swap_text()}
			error={refusal}
			value={minutes ?? "never"}
			options={[
				...SWAP_CHOICES.map((count) => ({ value: String(count), label: m.classes_swap_minutes({ count }) })),
				{ value: "never", label: m.classes_swap_never() },
			]}
			onChange={({ target: { value } }) =>
				void send({ change: "swap", classId: of.id, minutes: value === "never" ? null : Number(value) })
			}
		/>
	);
}

function RenameClass({ of }: { of: TeacherClass }) {
	const [open, setOpen] = useState(false);
	const [name, setName] = useState(of.name);
	const { send, sending, refusal, setRefusal } = useSendChange();
	async function save() {
		if (name.trim() === "") return setRefusal(m.classes_name_empty());
		if (await send({ change: "rename", classId: of.id, name: name.trim() })) setOpen(false);
	}
	return (
		<Dialog
			title={m.classes_rename()}
			open={open}
			onOpenChange={setOpen}
			trigger={
				<Button variant="quiet">
					<Pencil size={18} aria-hidden="true" />
					{m.classes_rename()}
				</Button>
			}
			actions={
				<Button loading={sending} onClick={() => void save()}>
					{m.classes_save()}
				</Button>
			}
		>
			<TextField
				label={m.classes_create_name()}
				maxLength={CLASS_NAME_MAXIMUM}
				value={name}
				error={refusal}
				onChange={(event) => setName(event.target.value)}
			/>
		</Dialog>
	);
}
