import { BadgeCheck, CircleDashed, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages/generated/messages.js";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { RoleDialog } from "./RoleDialog.tsx";
import type { StaffMember } from "./staff.data.ts";
import { useVerifyEducator } from "./staff.queries.ts";

/** One person: who it is, what they may do, and the ways to change it. No one changes their own. */
export function StaffLine({ member, account }: { member: StaffMember; account: ReactNode }) {
	const { id, name, email, school, role, verified } = member;
	const isSelf = usePerson().id === id;
	const verifying = useVerifyEducator();
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 border-b border-line last:border-0">
			<PersonAvatar id={id} name={name} />
			<div className="grow basis-56 min-w-0">
				<p className="font-extrabold truncate">
					{name}
					{isSelf && <span className="text-ink-2 font-normal">{` ${m.staff_you()}`}</span>}
				</p>
				<p className="text-sm text-ink-2 break-words">{[email, school].filter(Boolean).join(" · ")}</p>
			</div>
			<StandingChip role={role} verified={verified} />
			{!isSelf && (
				<div className="flex flex-wrap gap-2">
					{role === "educator" && !verified && (
						<Button loading={verifying.isPending} onClick={() => verifying.mutate({ id, verified: true })}>
							{m.staff_verify()}
							<span className="sr-only">{name}</span>
						</Button>
					)}
					<RoleDialog member={member} />
					{role === "educator" && verified && <RemoveVerification member={member} />}
					{account}
				</div>
			)}
		</li>
	);
}

/** Asks before: a second press on Verify is no answer. */
function RemoveVerification({ member: { id, name } }: { member: StaffMember }) {
	const verifying = useVerifyEducator();
	return (
		<Dialog
			title={m.staff_unverify_title({ name })}
			description={m.staff_unverify_text()}
			trigger={
				<Button variant="quiet">
					{m.staff_unverify()}
					<span className="sr-only">{name}</span>
				</Button>
			}
			actions={
				<Button loading={verifying.isPending} onClick={() => verifying.mutate({ id, verified: false })}>
					{m.staff_unverify()}
				</Button>
			}
		/>
	);
}

function StandingChip({ role, verified }: Pick<StaffMember, "role" | "verified">) {
	if (role === "administrator") {
		return (
			<Chip tone="violet">
				<ShieldCheck size={15} aria-hidden="true" />
				{m.role_administrator()}
			</Chip>
		);
	}
	if (role === "student") return <Chip>{m.role_student()}</Chip>;
	return verified ? (
		<Chip tone="leaf">
			<BadgeCheck size={15} aria-hidden="true" />
			{m.staff_verified()}
		</Chip>
	) : (
		<Chip tone="sun">
			<CircleDashed size={15} aria-hidden="true" />
			{m.staff_not_verified()}
		</Chip>
	);
}
