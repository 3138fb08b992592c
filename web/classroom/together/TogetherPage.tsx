import { Check, Keyboard, X } from "lucide-react";
import type { ReactNode } from "react";
import { displayNameOf } from "#domain/account/display-name.ts";
import { driverOf, type Seat, TOGETHER_MAXIMUM } from "#domain/classroom/together.ts";
import { m } from "#messages/generated/messages.js";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { useProfile } from "#web/platform/session/profile.queries.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { useStore } from "#web/platform/storage/create-store.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { FullDialog } from "#web/platform/ui/FullDialog.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { Logo } from "#web/platform/ui/Logo.tsx";
import { showSuccess } from "#web/platform/ui/toast.ts";
import { seatColor } from "./seat-colors.ts";
import { togetherOpen, useDrive, useLeave, useTogether } from "./together.queries.ts";

/** Who sits at this computer: the first is signed in, the others prove themselves with `join`, the form of the next seat. */
export function TogetherPage({ join }: { join: (seat: number) => ReactNode }) {
	const open = useStore(togetherOpen);
	const me = useMe();
	const seats = useTogether()?.seats ?? [];
	const leave = useLeave();
	const drive = useDrive();
	const shown = seats.length > 0 ? seats : [me];
	const driver = driverOf(shown);
	const close = () => togetherOpen.set(false);

	async function workAlone() {
		if (seats.length > 0) await leave.mutateAsync(me.id);
		close();
	}

	return (
		<FullDialog
			title={m.together_title()}
			description={m.together_text()}
			open={open}
			onOpenChange={(next) => togetherOpen.set(next)}
			head={
				<div className="flex flex-wrap items-center justify-between gap-3">
					<Logo name={m.product_name()} />
					<Button variant="quiet" loading={leave.isPending} onClick={() => void workAlone().catch(() => undefined)}>
						{m.together_alone()}
					</Button>
				</div>
			}
		>
			<div className="grid gap-5 min-[861px]:grid-cols-3 items-start">
				{shown.map((seat, index) => (
					<SeatCard
						key={seat.id}
						seat={seat}
						color={seatColor(index)}
						drives={seat.id === driver?.id}
						together={seats.length > 0}
						onDrive={() => drive.mutate(seat.id)}
						onLeave={
							seat.id === me.id
								? null
								: () => leave.mutate(seat.id, { onSuccess: () => showSuccess(m.together_left({ name: seat.name })) })
						}
					/>
				))}
				{shown.length < TOGETHER_MAXIMUM && join(shown.length + 1)}
				{shown.length === 1 && (
					<div className="max-[860px]:hidden min-h-[430px] grid place-items-center rounded-large border-2 border-dashed border-line text-ink-2 font-bold p-6">
						{m.together_empty_seat()}
					</div>
				)}
			</div>
			{seats.length > 0 && (
				<div className="sticky bottom-0 z-10 -mx-1 flex justify-center py-3 bg-paper">
					<Button size="big" onClick={close}>
						{m.together_start()}
					</Button>
				</div>
			)}
		</FullDialog>
	);
}

/** The first seat until another has joined. */
function useMe(): Seat {
	const { id } = usePerson();
	const name = displayNameOf(useProfile().data?.name ?? "");
	return { id, name, drivesSince: null, confirmedAt: "" };
}

interface SeatCardProps {
	seat: Seat;
	color: string;
	drives: boolean;
	/** Somebody has joined. */
	together: boolean;
	onDrive: () => void;
	/** Null for who is signed in. */
	onLeave: (() => void) | null;
}

function SeatCard({ seat: { id, name }, color, drives, together, onDrive, onLeave }: SeatCardProps) {
	return (
		<Card className="relative flex flex-col items-center gap-2 text-center min-[861px]:min-h-[430px]">
			{onLeave && (
				<IconButton
					once
					icon={X}
					label={m.together_leaves({ name })}
					className="absolute right-3 top-3 !border-transparent"
					onClick={onLeave}
				/>
			)}
			<span
				className={
					drives
						? "mt-4 mb-2 rounded-full border-5 border-teal p-1.5"
						: "mt-4 mb-2 rounded-full border-5 border-transparent p-1.5"
				}
			>
				<PersonAvatar id={id} name={name} className={`size-20 min-[861px]:size-32 !text-4xl ${color}`} />
			</span>
			<h3 className="text-2xl">{name}</h3>
			<Chip tone="leaf">
				<Check size={15} aria-hidden="true" />
				{m.together_signed_in()}
			</Chip>
			<div className="mt-auto pt-3 min-h-14 grid place-items-center">
				{drives ? (
					<Chip tone="teal" className="h-9 px-3.5 text-base">
						<Keyboard size={16} aria-hidden="true" />
						{m.together_at_keyboard_first()}
					</Chip>
				) : (
					together && (
						<Button once variant="quiet" onClick={onDrive}>
							<Keyboard size={18} aria-hidden="true" />
							{m.together_let_begin({ name })}
						</Button>
					)
				)}
			</div>
		</Card>
	);
}
