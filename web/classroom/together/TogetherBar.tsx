import { ArrowLeftRight, CircleQuestionMark, Keyboard, Users } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { driverOf, nextDriver, turnOf, unconfirmed } from "#domain/classroom/together.ts";
import { m } from "#messages/generated/messages.js";
import { useConnected } from "#web/platform/backend/connection.ts";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { useNow } from "#web/platform/ui/use-now.ts";
import { seatColor } from "./seat-colors.ts";
import { namesOf } from "./seat-names.ts";
import { togetherOpen, useConfirm, useDrive, useTogether } from "./together.queries.ts";
import "./together.css";

const EXTRA_MINUTES = 2;
const LOOK_EVERY_MS = 5000;

/** Below the head while several work at this computer: their names, who is at the keyboard, and when to change. */
export function TogetherBar() {
	const together = useTogether();
	const drive = useDrive();
	const connected = useConnected();
	const now = useNow(LOOK_EVERY_MS);
	/** Minutes that were added to the turn that began then. */
	const [extra, setExtra] = useState({ since: "", minutes: 0 });
	const seats = together?.seats ?? [];
	const driver = driverOf(seats);
	const next = nextDriver(seats);
	if (!together || !driver || !next) return null;
	const since = driver.drivesSince ?? together.now;
	const added = extra.since === since ? extra.minutes : 0;
	const turn = turnOf(Date.parse(since), together.minutes, now + together.aheadMs, added);
	const due = turn?.due ?? false;
	const first = seats[0]?.name ?? driver.name;
	const asked = connected ? unconfirmed(seats, now + together.aheadMs) : [];

	function addMinutes() {
		const passed = (now + (together?.aheadMs ?? 0) - Date.parse(since)) / 60_000;
		setExtra({ since, minutes: Math.max(0, passed - (together?.minutes ?? 0)) + EXTRA_MINUTES });
	}

	return (
		<section aria-label={m.together_who()} className="together-bar">
			<div className="together-seats">
				{seats.map(({ id, name }, index) => {
					const drives = id === driver.id;
					return (
						<button
							key={id}
							type="button"
							aria-pressed={drives}
							title={drives ? m.together_driver({ name }) : m.together_take({ name })}
							onClick={() => !drives && drive.mutate(id)}
						>
							<span className="together-ring" style={{ "--part": drives ? (turn?.part ?? 1) : 0 } as CSSProperties}>
								<PersonAvatar id={id} name={name} className={`size-8 !text-[0.75rem] ${seatColor(index)}`} />
							</span>
							{name}
							{drives && <Keyboard size={16} aria-hidden="true" className="shrink-0" />}
						</button>
					);
				})}
			</div>
			<div role="status" className="together-words">
				{asked.length > 0 ? (
					<>
						<CircleQuestionMark size={20} aria-hidden="true" className="shrink-0 text-teal" />
						<p>
							<b className="font-extrabold">{m.together_still_here({ names: namesOf(asked) })}</b>{" "}
							<span className="text-ink-2">{m.together_still_here_text()}</span>
						</p>
					</>
				) : due ? (
					<>
						<ArrowLeftRight size={20} aria-hidden="true" className="shrink-0 text-teal" />
						<p>
							<b className="font-extrabold">{m.together_due()}</b>{" "}
							<span className="text-ink-2">{m.together_due_text({ next: next.name, driver: driver.name })}</span>
						</p>
					</>
				) : (
					<p className="text-ink-2">
						{connected
							? turn && m.together_then({ minutes: turn.minutesLeft, name: next.name })
							: m.together_offline({ name: first })}
					</p>
				)}
			</div>
			{asked.length > 0 && <StillHere />}
			{due && asked.length === 0 && (
				<div className="together-turn">
					<Button once variant="quiet" className="!bg-surface" onClick={addMinutes}>
						{m.together_more_minutes()}
					</Button>
					<Button once variant="soft" onClick={() => drive.mutate(next.id)}>
						{m.together_swapped()}
					</Button>
				</div>
			)}
			<IconButton
				icon={Users}
				label={m.together_title()}
				className="together-open bg-surface"
				onClick={() => togetherOpen.set(true)}
			/>
		</section>
	);
}

/** The answers to whether all are still there. */
function StillHere() {
	const confirm = useConfirm();
	return (
		<div className="together-turn">
			<Button variant="quiet" className="!bg-surface" onClick={() => togetherOpen.set(true)}>
				{m.together_still_here_no()}
			</Button>
			<Button variant="soft" loading={confirm.isPending} onClick={() => confirm.mutate()}>
				{m.together_still_here_yes()}
			</Button>
		</div>
	);
}
