import { type ClassReport, classReport, startOfDay } from "#domain/classroom/class-report.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** Days where the reader is, `YYYY-MM-DD`, both included. */
export interface Days {
	from: string;
	to: string;
}

/** What a class did on these days. Throws `BackendError`. */
export async function getClassReport(backend: Backend, classId: string, { from, to }: Days): Promise<ClassReport> {
	const asked = {
		class_id: classId,
		from_at: startOfDay(from).toISOString(),
		to_at: startOfDay(to, 1).toISOString(),
	};
	return classReport.parse(unwrap(await backend.rpc("class_report", asked)));
}

/** The teacher's note of a day; empty where there is none. Throws `BackendError`. */
export async function getNote(backend: Backend, classId: string, day: string): Promise<string> {
	const rows = unwrap(await backend.from("class_notes").select("note").eq("class_id", classId).eq("day", day));
	return rows[0]?.note ?? "";
}
