import { expect, test } from "vitest";
import type { ClassReport } from "#domain/classroom/class-report.ts";
import { csvOf } from "#web/classroom/progress/progress-csv.ts";
import { moodleRows, registerRows } from "./register-rows.ts";

const at = (day: number, hour = 10) => new Date(2026, 2, day, hour).toISOString();
const lamp = { project: "lamp", tries: 2, passed: 3, steps: 3, waits: false, helps: 0 };

const REPORT: ClassReport = {
	...{ name: "7A", before: null, after: null, waiting: 0 },
	challenges: { lamp: { title: "A lamp", points: 80 }, bell: { title: "=A bell", points: 50 } },
	learners: [
		{
			...{ id: "1", name: "Asha Mushi Ally", points: 60, allPoints: 60, missing: ["bell"] },
			spans: [3, 6].map((day) => ({ from: at(day), to: at(day, 11), minutes: 40 })),
			works: [{ ...lamp, firstAt: at(3), doneAt: at(6), points: 60 }],
		},
		{
			...{ id: "2", name: "Juma", points: 0, allPoints: 0, missing: ["bell"] },
			spans: [],
			works: [{ ...lamp, firstAt: at(6) }],
		},
	],
};

test("the register has full names, days, minutes, each project's date and points, and what is missing", () => {
	expect(registerRows(REPORT)).toEqual([
		[
			"Name",
			"Days",
			"Minutes",
			"Dates",
			"A lamp, date",
			"A lamp, points",
			"=A bell, date",
			"=A bell, points",
			"Points",
			"Missing",
		],
		["Asha Mushi Ally", "2", "80", "2026-03-03; 2026-03-06", "2026-03-06", "60", "", "", "60", "=A bell"],
		["Juma", "0", "0", "", "", "", "", "", "0", "=A bell"],
	]);
});

test("the grades for Moodle are of 100, and a dash where there is none", () => {
	expect(moodleRows(REPORT)).toEqual([
		["First name", "Last name", "ID number", "A lamp"],
		["Asha", "Mushi Ally", "", "75"],
		["Juma", "", "", "-"],
	]);
});

test("of a file a name that begins like a formula is none, and the dash stays a dash", async () => {
	const file = await csvOf([...moodleRows(REPORT), ["-1+1", "@A1", "+1", "=1"]]);
	expect(file).toContain("Juma,,,-\r\n");
	expect(file).toContain(`"'-1+1","'@A1","'+1","'=1"`);
	expect(await csvOf(registerRows(REPORT))).toContain(`"'=A bell, date"`);
});
