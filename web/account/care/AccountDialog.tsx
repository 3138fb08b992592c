import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { AgeForm } from "./AgeForm.tsx";
import type { CaredFor } from "./account-care.data.ts";
import { useClassAccount, useSecretChange } from "./account-care.queries.ts";
import { CarePart } from "./CarePart.tsx";
import { OneTimePassword } from "./OneTimePassword.tsx";

/** What an administrator does for somebody's account: a new way in, and the age put right. */
export function AccountDialog({ person }: { person: CaredFor }) {
	const { name } = person;
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
			<WayIn person={person} />
			<AgeForm person={person} />
		</Dialog>
	);
}

/** A class account has a secret to be reset, every other one a password. */
function WayIn({ person }: { person: CaredFor }) {
	const account = useClassAccount(person);
	if (account.data) {
		return (
			<CarePart title={m.staff_secret()}>
				<ClassSecret person={person} locked={account.data.locked} />
			</CarePart>
		);
	}
	return (
		<CarePart title={m.staff_password()}>
			<OneTimePassword person={person} />
		</CarePart>
	);
}

function ClassSecret({ person: { id }, locked }: { person: CaredFor; locked: boolean }) {
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
