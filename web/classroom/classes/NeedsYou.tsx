import { type ReactNode, useState } from "react";
import { avatarOf } from "#domain/account/avatars.ts";
import { displayNameOf } from "#domain/account/display-name.ts";
import type { ClassStudent, TeacherClass } from "#domain/classroom/class-roster.ts";
import { m } from "#messages/generated/messages.js";
import { AvatarPicture, PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { Avatar } from "#web/platform/ui/Avatar.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { showGuidance } from "#web/platform/ui/toast.ts";
import { useLetIn, useRefuseJoin, useSecretChange } from "./classes.queries.ts";

type Request = TeacherClass["requests"][number];

interface NeedsYouProps {
	of: TeacherClass;
	/** List items of those whose hand is up. */
	hands: readonly ReactNode[];
}

/** Whose hand is up, who asks to join, and whose name is locked; nothing where there is none. */
export function NeedsYou({ of, hands }: NeedsYouProps) {
	const locked = lockedIn(of);
	const count = hands.length + of.requests.length + locked.length;
	if (count === 0) return null;
	return (
		<Card padded={false} aria-labelledby="needs-you">
			<div className="flex items-center gap-3 px-5 py-4">
				<h2 id="needs-you" className="text-lg">
					{m.classes_needs_you()}
				</h2>
				<Chip tone="coral">{count}</Chip>
			</div>
			<ul className="m-0 p-0 list-none">
				{hands}
				{of.requests.map((request) => (
					<AskingStudent key={request.id} request={request} of={of} />
				))}
				{locked.map((student) => (
					<LockedName key={student.id} student={student} />
				))}
			</ul>
		</Card>
	);
}

/** Who cannot sign in until a teacher opens the name. */
export function lockedIn(of: Pick<TeacherClass, "students">): ClassStudent[] {
	return of.students.filter(({ lockedAt, lockedBrowsers = 0 }) => lockedAt !== null || lockedBrowsers > 0);
}

/** A name that is locked, with the key that opens it. */
export function LockedName({ student: { id, name, lockedAt } }: { student: ClassStudent }) {
	const secret = useSecretChange();
	return (
		<Need
			picture={<PersonAvatar id={id} name={displayNameOf(name)} className="size-9" />}
			name={name}
			text={lockedAt ? m.classes_locked() : m.classes_locked_here()}
		>
			<Button
				variant="soft"
				onClick={() => secret.mutate({ studentId: id, change: "open" })}
				loading={secret.isPending}
			>
				{m.classes_open_name()}
			</Button>
			<Button
				variant="quiet"
				onClick={() => secret.mutate({ studentId: id, change: "reset" })}
				loading={secret.isPending}
			>
				{m.classes_reset_secret()}
			</Button>
		</Need>
	);
}

type NeedProps = {
	picture: ReactNode;
	name: string;
	text: string;
	children: ReactNode;
};

function Need({ picture, name, text, children }: NeedProps) {
	return (
		<li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 px-5 py-3 border-t border-line">
			{picture}
			<p className="grow basis-40 min-w-0">
				<span className="block font-bold break-words">{name}</span>
				<span className="block text-sm text-ink-2">{text}</span>
			</p>
			<div className="flex flex-wrap gap-2.5">{children}</div>
		</li>
	);
}

/** Let in as a new student, or as somebody on the roster who has never signed in. */
function AskingStudent({ request, of }: { request: Request; of: TeacherClass }) {
	const [open, setOpen] = useState(false);
	const [as, setAs] = useState("");
	const letIn = useLetIn();
	const refuse = useRefuseJoin();
	const unused = of.students.filter(
		({ classAccount, chosenAt, lastSignedInAt, waiting }) => classAccount && !chosenAt && !lastSignedInAt && !waiting,
	);
	function admit() {
		const onSuccess = (state: string) => {
			setOpen(false);
			if (state === "same_name") showGuidance(m.classes_let_in_same_name(), "let-in");
			if (state === "used") showGuidance(m.classes_let_in_used(), "let-in");
		};
		letIn.mutate({ requestId: request.id, inSteadOf: as || null }, { onSuccess });
	}
	return (
		<Need
			picture={
				<Avatar className="size-9">
					<AvatarPicture choice={avatarOf(request.avatar)} name={request.name} />
				</Avatar>
			}
			name={[request.name, request.grade, request.age && m.classes_asks_age({ age: request.age })]
				.filter(Boolean)
				.join(" · ")}
			text={request.hasAccount ? m.classes_asks_account() : m.classes_asks()}
		>
			<Button variant="soft" onClick={() => (unused.length > 0 ? setOpen(true) : admit())} loading={letIn.isPending}>
				{m.classes_let_in()}
			</Button>
			<Button variant="quiet" onClick={() => refuse.mutate(request.id)} loading={refuse.isPending}>
				{m.classes_not_mine()}
			</Button>
			<Dialog
				title={m.classes_let_in_who({ name: request.name })}
				open={open}
				onOpenChange={setOpen}
				actions={
					<Button onClick={admit} loading={letIn.isPending}>
						{m.classes_let_in()}
					</Button>
				}
			>
				<SelectField
					label={m.classes_student_name()}
					value={as}
					onChange={(event) => setAs(event.target.value)}
					placeholder={m.classes_let_in_new()}
					options={unused.map(({ id, name }) => ({
						value: id,
						label: m.classes_let_in_as({ name: displayNameOf(name) }),
					}))}
				/>
			</Dialog>
		</Need>
	);
}
