import { m } from "#messages/generated/messages.js";
import { toast } from "#web/platform/ui/toast.ts";

type Elsewhere = "other_tab" | "other_device";

/** What was made elsewhere is now shown here. */
export function sayReplaced(by: Elsewhere): void {
	toast.info(by === "other_tab" ? m.work_replaced_by_tab() : m.work_replaced_by_device(), { id: "work-elsewhere" });
}

/** It was changed twice, here and elsewhere: both are kept. Stays until it is dismissed. */
export function sayConflict(by: Elsewhere): void {
	toast.warning(m.work_conflict_title(), {
		id: "work-elsewhere",
		description: by === "other_tab" ? m.work_conflict_tab() : m.work_conflict_device(),
		duration: Number.POSITIVE_INFINITY,
	});
}

/** The same of a project that is not open. */
export function sayConflictElsewhere(title: string, projectId: string): void {
	toast.warning(m.work_conflict_elsewhere({ title }), {
		id: `work-elsewhere-${projectId}`,
		description: m.work_conflict_device(),
		duration: Number.POSITIVE_INFINITY,
	});
}
