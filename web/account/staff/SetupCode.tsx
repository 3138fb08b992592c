import { KeyRound } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { showSuccess } from "#web/platform/ui/toast.ts";
import { TOO_MANY_TRIES } from "./staff.data.ts";
import { useClaimAdministration, useSetUp } from "./staff.queries.ts";

/** For educators, while the school has no administrator, or a new set-up code waits: says so, and takes the code. */
export function SetupBanner() {
	const setUp = useSetUp().data;
	const administrator = usePermissions().data?.administrator;
	const [open, setOpen] = useState(false);
	if (setUp === undefined || setUp === "done" || administrator !== false) return null;
	const renewed = setUp === "renewed";
	return (
		<section
			aria-labelledby="setup-title"
			className="flex flex-wrap items-center gap-4 p-5 rounded-large bg-sun-wash text-ink border border-sun"
		>
			<span className="grid place-items-center size-12 shrink-0 rounded-full bg-sun text-on-sun">
				<KeyRound size={22} aria-hidden="true" />
			</span>
			<div className="grow basis-72">
				<h3 id="setup-title">{renewed ? m.setup_renewed_title() : m.setup_title()}</h3>
				<p>{renewed ? m.setup_renewed_text() : m.setup_text()}</p>
			</div>
			<Dialog
				title={m.setup_enter()}
				description={renewed ? m.setup_renewed_where() : m.setup_where()}
				open={open}
				onOpenChange={setOpen}
				trigger={<Button>{m.setup_enter()}</Button>}
			>
				<SetupForm onDone={() => setOpen(false)} />
			</Dialog>
		</section>
	);
}

function SetupForm({ onDone }: { onDone: () => void }) {
	const [code, setCode] = useState("");
	const claiming = useClaimAdministration();

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		claiming.mutate(code, {
			onSuccess: (claimed) => {
				if (!claimed) return;
				showSuccess(m.setup_done());
				onDone();
			},
		});
	}

	return (
		<form className="grid gap-4" onSubmit={handleSubmit} noValidate>
			<TextField
				label={m.setup_code()}
				placeholder={m.setup_code_placeholder()}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				className="font-mono tracking-wider uppercase"
				value={code}
				onChange={(event) => {
					setCode(event.target.value);
					claiming.reset();
				}}
				error={problemText()}
			/>
			<div className="flex flex-wrap justify-end gap-3">
				<DialogClose>
					<Button variant="quiet">{m.ui_cancel()}</Button>
				</DialogClose>
				<Button type="submit" loading={claiming.isPending} disabled={code.trim() === ""}>
					{m.setup_claim()}
				</Button>
			</div>
		</form>
	);

	function problemText(): string | undefined {
		if (claiming.data === false) return m.setup_wrong();
		if (hasCode(claiming.error, TOO_MANY_TRIES)) return m.setup_wait({ seconds: claiming.error.waitSeconds ?? 60 });
		return claiming.isError ? m.setup_failed() : undefined;
	}
}
