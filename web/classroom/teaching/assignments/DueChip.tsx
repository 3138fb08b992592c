import { Clock } from "lucide-react";
import { type Dated, dayOf, timelinessOf } from "#domain/classroom/assignments.ts";
import { m } from "#messages/generated/messages.js";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { dateLocale } from "#web/platform/ui/date-locale.ts";
import { useNow } from "#web/platform/ui/use-now.ts";

interface DueChipProps extends Dated {
	/** For who gives it: the day only, which is late for some learners and met by others. */
	dayOnly?: boolean;
}

/** Until when something is asked for; late is said in words. Nothing without a date. */
export function DueChip({ dueOn, dayOnly = false }: DueChipProps) {
	const timeliness = timelinessOf({ dueOn }, dayOf(new Date(useNow())));
	if (dueOn === null || timeliness === "no_date") return null;
	const date = new Date(`${dueOn}T12:00`).toLocaleDateString(dateLocale(), {
		...{ weekday: "short", day: "numeric", month: "short" },
	});
	const late = timeliness === "late" && !dayOnly;
	const today = timeliness === "today" && !dayOnly;
	return (
		<Chip tone={late || today ? "sun" : "plain"}>
			<Clock size={14} aria-hidden="true" />
			{late ? m.teaching_late({ date }) : today ? m.teaching_due_today() : m.teaching_due({ date })}
		</Chip>
	);
}
