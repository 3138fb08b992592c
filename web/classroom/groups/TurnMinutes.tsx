import { useEffect, useEffectEvent, useState } from "react";
import { minutesInAll, turnCount } from "#domain/classroom/board-turns.ts";
import { type ClassGrouping, TURN_MINUTES } from "#domain/classroom/groups.ts";
import { m } from "#messages/generated/messages.js";
import { Card } from "#web/platform/ui/Card.tsx";
import { StepField } from "#web/platform/ui/StepField.tsx";

interface TurnMinutesProps {
	grouping: ClassGrouping;
	onChange: (minutes: number) => void;
}

/** Several presses are saved as one change. */
const SETTLED_MS = 600;

/** How long a group has a board. */
export function TurnMinutes({ grouping, onChange }: TurnMinutesProps) {
	const [typed, setTyped] = useState<string>();
	const shown = typed ?? String(grouping.minutes);
	const value = Number(shown);
	const valid = Number.isInteger(value) && value >= TURN_MINUTES.least && value <= TURN_MINUTES.most;
	const turns = turnCount(grouping);
	const save = useEffectEvent(() => {
		if (!valid) return;
		if (value !== grouping.minutes) onChange(value);
		setTyped(undefined);
	});
	useEffect(() => {
		if (typed === undefined) return;
		const timer = setTimeout(() => save(), SETTLED_MS);
		return () => clearTimeout(timer);
	}, [typed]);
	return (
		<Card aria-label={m.groups_one_turn()} className="!p-4.5 sm:!px-5 grid gap-3">
			<h2 className="text-lg">{m.groups_one_turn()}</h2>
			<StepField
				label={m.groups_turn_minutes()}
				value={shown}
				min={TURN_MINUTES.least}
				max={TURN_MINUTES.most}
				stepped={(from, direction) =>
					Math.min(TURN_MINUTES.most, Math.max(TURN_MINUTES.least, (Number(from) || 0) + direction))
				}
				less={m.groups_minute_less()}
				more={m.groups_minute_more()}
				error={valid ? undefined : m.groups_turn_error({ most: TURN_MINUTES.most })}
				onChange={setTyped}
			/>
			{valid && turns > 0 && (
				<p className="text-sm text-ink-2">{m.groups_in_all({ turns, minutes: minutesInAll(turns, value) })}</p>
			)}
		</Card>
	);
}
