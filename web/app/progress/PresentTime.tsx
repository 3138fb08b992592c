import { dateLocale } from "#web/platform/ui/date-locale.ts";
import { useNow } from "#web/platform/ui/use-now.ts";

const PARTS = { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const;

/** Day and time of what is shown, which is live. */
export function PresentTime() {
	return new Date(useNow()).toLocaleString(dateLocale(), PARTS);
}
