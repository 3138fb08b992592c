import { Copy, KeyRound } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { copyText } from "#web/platform/storage/clipboard.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { showGuidance, showSuccess } from "#web/platform/ui/toast.ts";
import type { CaredFor } from "./account-care.data.ts";
import { useOneTimePassword } from "./account-care.queries.ts";

/** Makes a password that its owner must change, and shows it once. */
export function OneTimePassword({ person: { id, name, email, administrator } }: { person: CaredFor }) {
	const making = useOneTimePassword();
	if (administrator) return <p className="text-ink-2">{m.staff_password_administrator()}</p>;
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
