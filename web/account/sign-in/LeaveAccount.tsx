import { Trash2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { FormFailure } from "./FormFailure.tsx";
import { useHeirs, useLeaveAccount } from "./leaving.queries.ts";
import { type LoadSecretForm, ProveAgain } from "./ProveAgain.tsx";
import { useWayIn } from "./ways-in.ts";

/** Deletes one's account: says what becomes of everything, and asks who one is first. */
export function LeaveAccount({ loadSecretForm }: { loadSecretForm: LoadSecretForm }) {
	const [open, setOpen] = useState(false);
	const offered = useWayIn("award");
	const educator = usePermissions().data?.educator;
	return (
		<Dialog
			title={m.leave_title()}
			description={m.leave_text()}
			open={open}
			onOpenChange={setOpen}
			trigger={
				<Button variant="quiet" className="text-coral-deep">
					<Trash2 size={18} aria-hidden="true" />
					{m.leave_open()}
				</Button>
			}
		>
			{educator && <p>{m.leave_text_educator()}</p>}
			<p className="font-bold">{m.leave_text_back()}</p>
			{offered ? <LeaveForm loadSecretForm={loadSecretForm} /> : <p role="alert">{m.leave_closed()}</p>}
		</Dialog>
	);
}

function LeaveForm({ loadSecretForm }: { loadSecretForm: LoadSecretForm }) {
	const [heir, setHeir] = useState("");
	const heirs = useHeirs();
	const leaving = useLeaveAccount();
	if (heirs.isPending) return <Spinner label={m.ui_loading()} />;
	if (heirs.isError) {
		return (
			<ErrorState
				compact
				title={m.leave_not_ready()}
				onRetry={() => void heirs.refetch()}
				retrying={heirs.isFetching}
			/>
		);
	}
	if (heirs.data?.length === 0) return <FormFailure>{m.leave_heir_none()}</FormFailure>;
	return (
		<>
			{heirs.data && (
				<SelectField
					label={m.leave_heir()}
					hint={m.leave_heir_needed()}
					value={heir}
					onChange={(event) => setHeir(event.target.value)}
					options={[
						{ value: "", label: m.leave_heir_choose() },
						...heirs.data.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
					]}
				/>
			)}
			{leaving.error && (
				<FormFailure>{hasCode(leaving.error, "HEIR1") ? m.leave_heir_needed() : m.leave_failed()}</FormFailure>
			)}
			<ProveAgain
				action={m.leave_action()}
				loadSecretForm={loadSecretForm}
				danger
				disabled={leaving.isPending || (heirs.data != null && heir === "")}
				onProved={() => leaving.mutate(heir || null)}
				aside={
					<DialogClose>
						<Button variant="quiet">{m.ui_cancel()}</Button>
					</DialogClose>
				}
			/>
		</>
	);
}
