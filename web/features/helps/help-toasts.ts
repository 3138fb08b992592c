import { m } from "#messages/generated/messages.js";
import { toast } from "#web/ui/toast.ts";

/** A hint came, and what it took. */
export function sayHint(points: number): void {
	toast.info(m.hint_requested(), { id: "hint", description: m.hint_deducted({ points }) });
}
