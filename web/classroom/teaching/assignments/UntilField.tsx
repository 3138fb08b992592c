import { useId, useState } from "react";
import { dayOf } from "#domain/classroom/assignments.ts";
import { m } from "#messages/generated/messages.js";
import { FieldError } from "#web/platform/ui/Field.tsx";
import { FilterChip } from "#web/platform/ui/FilterChip.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { useNow } from "#web/platform/ui/use-now.ts";
import { dayText } from "./day-text.ts";

const WEEK_MS = 7 * 86_400_000;

interface UntilFieldProps {
	/** `YYYY-MM-DD`; null without a date. */
	dueOn: string | null;
	error: string | undefined;
	onChange: (dueOn: string | null) => void;
}

/** Until when: today, the same day of the next week, another day, or no day. */
export function UntilField({ dueOn, error, onChange }: UntilFieldProps) {
	const errorId = useId();
	const now = useNow();
	const today = dayOf(new Date(now));
	const nextWeek = dayOf(new Date(now + WEEK_MS));
	const [picks, setPicks] = useState(dueOn !== null && dueOn !== today && dueOn !== nextWeek);
	const choices = [
		[today, m.teaching_assign_today()],
		[nextWeek, dayText(nextWeek)],
	] as const;

	function choose(day: string | null) {
		setPicks(false);
		onChange(day);
	}

	return (
		<fieldset className="grid gap-2 m-0 p-0 border-0 min-w-0">
			<legend className="mb-1.5 font-bold text-sm">{m.teaching_assign_until()}</legend>
			<div className="flex flex-wrap gap-2">
				{choices.map(([day, text]) => (
					<FilterChip key={day} chosen={!picks && dueOn === day} onChoose={() => choose(day)}>
						{text}
					</FilterChip>
				))}
				<FilterChip chosen={picks} onChoose={() => setPicks(true)}>
					{m.teaching_assign_other_day()}
				</FilterChip>
				<FilterChip chosen={!picks && dueOn === null} onChoose={() => choose(null)}>
					{m.teaching_assign_no_date()}
				</FilterChip>
			</div>
			{picks ? (
				<TextField
					type="date"
					label={m.teaching_assign_day()}
					value={dueOn ?? ""}
					min={today}
					error={error}
					onChange={(event) => onChange(event.target.value || null)}
				/>
			) : (
				<FieldError id={errorId} error={error} />
			)}
		</fieldset>
	);
}
