import { Copy, KeyRound } from "lucide-react";
import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { AGE_MAXIMUM, AGE_MINIMUM } from "#domain/sign-up.ts";
import { m } from "#messages/generated/messages.js";
import { hasCode } from "#web/backend/backend-error.ts";
import { copyText } from "#web/device/clipboard.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { dateLocale } from "#web/ui/date-locale.ts";
import { TextField } from "#web/ui/TextField.tsx";
import { showGuidance, showSuccess } from "#web/ui/toast.ts";
import type { StaffMember } from "./staff.data.ts";
import { useClassAccount, useCorrectAge, useOneTimePassword, useSecretChange } from "./staff.queries.ts";

const inWords = new Intl.DateTimeFormat(dateLocale(), { dateStyle: "long" });

/** What an administrator does for somebody's account: a new way in, and the age put right. */
export function AccountDialog({ member }: { member: StaffMember }) {
	const { name } = member;
	return (
		<Dialog
			title={m.staff_account_title({ name })}
			trigger={
				<Button variant="quiet">
					{m.staff_account()}
					<span className="sr-only">{name}</span>
				</Button>
			}
		>
			<WayIn member={member} />
			<Part title={m.staff_age()}>
				<AgeForm member={member} />
			</Part>
		</Dialog>
	);
}

/** A class account has a secret to be reset, every other one a password. */
function WayIn({ member }: { member: StaffMember }) {
	const account = useClassAccount(member);
	if (account.data) {
		return (
			<Part title={m.staff_secret()}>
				<ClassSecret member={member} locked={account.data.locked} />
			</Part>
		);
	}
	return (
		<Part title={m.staff_password()}>
			<OneTimePassword member={member} />
		</Part>
	);
}

function ClassSecret({ member: { id }, locked }: { member: StaffMember; locked: boolean }) {
	const changing = useSecretChange(id);
	return (
		<>
			<p className="text-ink-2">{m.staff_secret_text()}</p>
			<div className="flex flex-wrap gap-2">
				<Button variant="soft" loading={changing.isPending} onClick={() => changing.mutate("reset")}>
					{m.staff_secret_reset()}
				</Button>
				{locked && (
					<Button variant="soft" loading={changing.isPending} onClick={() => changing.mutate("open")}>
						{m.staff_secret_open()}
					</Button>
				)}
			</div>
		</>
	);
}

function OneTimePassword({ member: { id, name, email, role } }: { member: StaffMember }) {
	const making = useOneTimePassword();
	if (role === "administrator") return <p className="text-ink-2">{m.staff_password_administrator()}</p>;
	if (email === "") return <p className="text-ink-2">{m.staff_password_no_email()}</p>;
	if (making.data) {
		return (
			<output className="grid gap-2 p-4 rounded-medium bg-sun-wash text-ink border border-sun">
				{m.staff_password_made({ name })}
				<strong className="flex items-center gap-3 font-mono text-2xl tracking-[0.12em] select-all">
					<KeyRound size={22} aria-hidden="true" />
					{making.data}
				</strong>
				<Button variant="soft" className="w-fit" onClick={() => void copyPassword(making.data)}>
					<Copy size={18} aria-hidden="true" />
					{m.staff_password_copy()}
				</Button>
			</output>
		);
	}
	return (
		<>
			<p className="text-ink-2">{m.staff_password_text()}</p>
			{making.error && (
				<p role="alert" className="font-bold text-sm text-coral-deep">
					{hasCode(making.error, "cannot_manage") ? m.staff_password_closed() : m.staff_password_failed()}
				</p>
			)}
			<Button variant="soft" loading={making.isPending} onClick={() => making.mutate(id)}>
				{m.staff_password_set()}
			</Button>
		</>
	);
}

async function copyPassword(password: string): Promise<void> {
	if (await copyText(password)) showSuccess(m.staff_password_copied());
	else showGuidance(m.staff_password_copy_failed(), "one-time-password");
}

function AgeForm({ member: { id, age, ageGivenAt } }: { member: StaffMember }) {
	const [typed, setTyped] = useState(age === null ? "" : String(age));
	const [sent, setSent] = useState(false);
	const correcting = useCorrectAge();
	const years = Number(typed);
	const valid = /^\d+$/.test(typed) && years >= AGE_MINIMUM && years <= AGE_MAXIMUM;

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setSent(true);
		if (valid) correcting.mutate({ id, age: years });
	}

	return (
		<form className="grid gap-3" onSubmit={handleSubmit} noValidate>
			<TextField
				label={m.sign_up_age()}
				hint={ageGivenAt ? m.staff_age_given({ date: inWords.format(new Date(ageGivenAt)) }) : m.staff_age_none()}
				inputMode="numeric"
				maxLength={3}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				error={sent && !valid ? m.sign_up_age_invalid() : undefined}
			/>
			<Button type="submit" variant="soft" loading={correcting.isPending} disabled={typed === String(age)}>
				{m.staff_age_save()}
			</Button>
		</form>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid gap-2 pt-3 border-t border-line">
			<h3 id={id}>{title}</h3>
			{children}
		</section>
	);
}
