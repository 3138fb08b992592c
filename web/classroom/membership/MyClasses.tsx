import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { School } from "lucide-react";
import { type SubmitEvent, useEffect, useId, useState } from "react";
import { readCode } from "#domain/classroom/codes.ts";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { subscribe } from "#web/platform/backend/subscribe.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { type JoinAnswer, joinClass, leaveClass } from "./membership.data.ts";
import { membershipKey, membershipQuery } from "./membership.queries.ts";

/** A learner's classes: what the teacher sees, leaving, and joining by code. Follows the teacher's letting in. */
export function MyClasses() {
	const userId = usePerson().id;
	const client = useQueryClient();
	const membership = useQuery(membershipQuery(userId));
	useEffect(() => {
		const refresh = () => void reloadQuery(client, membershipKey);
		const filter = `user_id=eq.${userId}`;
		return subscribe({
			channel: `membership_${userId}`,
			table: "class_members",
			event: "*",
			filter,
			onRow: refresh,
			onJoined: refresh,
		});
	}, [userId, client]);
	if (!membership.data) return null;
	const { classes, waiting, mayLeave } = membership.data;
	return (
		<Card aria-labelledby="my-classes" className="grid gap-4 md:grid-cols-2 items-start">
			<div className="grid gap-2">
				<h2 id="my-classes" className="flex items-center gap-2.5 text-lg">
					<School size={22} aria-hidden="true" className="text-teal" />
					{m.membership_title()}
				</h2>
				{classes.length > 0 && <p className="text-ink-2">{m.hand_seen()}</p>}
				<ul className="grid gap-1 m-0 p-0 list-none">
					{classes.map(({ id, name }) => (
						<li key={id} className="flex flex-wrap items-center justify-between gap-3 min-h-11">
							<span className="font-extrabold break-words min-w-0">{name}</span>
							{mayLeave && <LeaveClass id={id} name={name} />}
						</li>
					))}
				</ul>
				{waiting > 0 && (
					<p role="status" className="font-semibold text-sun-ink">
						{m.membership_waiting()}
					</p>
				)}
				{classes.length === 0 && waiting === 0 && <p className="text-ink-2">{m.membership_none()}</p>}
			</div>
			{mayLeave && <JoinClass />}
		</Card>
	);
}

const ANSWERS: Record<JoinAnswer, () => string | undefined> = {
	waiting: () => undefined,
	member: m.membership_member,
	unknown: m.membership_unknown,
	too_many: m.membership_too_many,
};

function JoinClass() {
	const client = useQueryClient();
	const [code, setCode] = useState("");
	const [error, setError] = useState<string>();
	const formId = useId();
	const join = useMutation({
		mutationFn: async (typed: string) => joinClass(await backend(), typed),
		onSuccess: (answer) => {
			setError(ANSWERS[answer]());
			if (answer === "waiting") setCode("");
			return reloadQuery(client, membershipKey);
		},
		meta: { failure: m.membership_failed },
	});
	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const read = readCode(code);
		if (read.length !== 6) return setError(m.membership_six());
		join.mutate(read);
	}
	return (
		<form id={formId} onSubmit={handleSubmit} noValidate className="flex flex-wrap items-end gap-2.5">
			<div className="grow basis-44">
				<TextField
					label={m.membership_code()}
					autoComplete="off"
					autoCapitalize="characters"
					maxLength={10}
					value={code}
					error={error}
					onChange={(event) => {
						setCode(event.target.value);
						setError(undefined);
					}}
				/>
			</div>
			<Button type="submit" variant="soft" loading={join.isPending}>
				{m.membership_join()}
			</Button>
		</form>
	);
}

function LeaveClass({ id, name }: { id: string; name: string }) {
	const client = useQueryClient();
	const [open, setOpen] = useState(false);
	const leave = useMutation({
		mutationFn: async () => leaveClass(await backend(), id),
		onSuccess: () => reloadQuery(client, membershipKey),
		meta: { failure: m.membership_failed },
	});
	return (
		<Dialog
			title={m.membership_leave_ask({ name })}
			description={m.membership_leave_text()}
			open={open}
			onOpenChange={setOpen}
			trigger={<Button variant="quiet">{m.membership_leave()}</Button>}
			actions={
				<Button variant="danger" loading={leave.isPending} onClick={() => leave.mutate()}>
					{m.membership_leave()}
				</Button>
			}
		/>
	);
}
