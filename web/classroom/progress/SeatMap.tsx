import { Link } from "@tanstack/react-router";
import type { PresenceState } from "#domain/classroom/class-progress.ts";
import { m } from "#messages/generated/messages.js";
import { useAvatar } from "#web/platform/session/avatars.queries.ts";
import { AvatarPicture } from "#web/platform/session/PersonAvatar.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import "./seat-map.css";

export interface Seat {
	id: string;
	name: string;
	presence: PresenceState;
	stuck: boolean;
	hand: boolean;
}

type SeatState = "hand" | "stuck" | "working" | "here" | "away";

const LABELS: Record<SeatState, (values: { count: number }) => string> = {
	hand: m.progress_seats_hand,
	stuck: m.progress_seats_stuck,
	working: m.progress_seats_working,
	here: m.progress_seats_here,
	away: m.progress_seats_away,
};

/** Of one learner. */
const STATE_LABELS: Record<SeatState, () => string> = {
	hand: m.progress_hand_raised,
	stuck: m.progress_lane_stuck,
	working: m.progress_working_now,
	here: m.progress_here_now,
	away: m.progress_away,
};

const STUCK = "!";

/** A class as a map: each learner's picture or initials, with a shape for who asks, who is stuck and who is away. Each seat leads to its learner. */
export function SeatMap({ classId, seats, title }: { classId: string; seats: readonly Seat[]; title?: string }) {
	const states = seats.map((seat) => ({ seat, state: stateOf(seat) }));
	const present = (Object.keys(LABELS) as SeatState[]).flatMap((state) => {
		const count = states.filter((one) => one.state === state).length;
		return count > 0 ? [{ state, count }] : [];
	});
	return (
		<section aria-labelledby="seat-map" className="seat-map dots">
			<h2 id="seat-map" className="text-lg">
				{title ?? m.progress_right_now()}
			</h2>
			<ul className="seat-map-seats" aria-label={m.progress_seats()}>
				{states.map(({ seat, state }) => (
					<li key={seat.id}>
						<Link
							to="/student-progress"
							search={{ class: classId, learner: seat.id }}
							className="seat"
							data-state={state}
							aria-label={m.progress_seat({ name: seat.name, state: STATE_LABELS[state]() })}
							title={seat.name}
						>
							<SeatPicture of={seat} />
							{state === "stuck" && <span className="seat-mark">{STUCK}</span>}
						</Link>
					</li>
				))}
			</ul>
			<ul className="flex flex-wrap gap-x-4 gap-y-1.5 m-0 p-0 list-none text-sm font-bold">
				{present.map(({ state, count }) => (
					<li key={state} className="flex items-center gap-2">
						<span className={classNames("seat seat-sample")} data-state={state} aria-hidden="true" />
						{LABELS[state]({ count })}
					</li>
				))}
			</ul>
		</section>
	);
}

function SeatPicture({ of: { id, name } }: { of: Seat }) {
	return <AvatarPicture choice={useAvatar(id)} name={name} />;
}

function stateOf({ hand, stuck, presence }: Seat): SeatState {
	if (hand) return "hand";
	if (presence === "away") return "away";
	return stuck ? "stuck" : presence;
}
