import { m } from "#messages/generated/messages.js";

/** How long something takes: "20 minutes", "1 hour", "2.5 hours". */
export function durationText(minutes: number): string {
	if (minutes < 60) return m.primary_minutes({ minutes });
	return m.project_hours({ hours: minutes / 60 });
}
