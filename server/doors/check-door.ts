import { answerFor } from "#content/answers.ts";
import { type CheckAnswer, checkQuestion } from "#domain/check-answer.ts";
import { sameProgramText } from "#domain/code-match.ts";
import type { Awards } from "../award/awards.ts";
import type { Workbench } from "../workbench.ts";
import { compileFor } from "./compile-door.ts";
import type { Door } from "./doors.ts";
import { Refusal } from "./refusal.ts";

/**
 * `POST /api/check`: compiles the program, checks what it does on a board of the server's own, and awards the
 * project's points the first time it passes. Nothing the page says about points or results is taken.
 */
export function checkDoor(workbench: Workbench, awards: Awards): Door<typeof checkQuestion> {
	return {
		path: "/api/check",
		question: checkQuestion,
		perMinute: 20,
		async answer({ projectId, source }, { userId, signal }): Promise<CheckAnswer> {
			const project = await workbench.project(projectId);
			if (!project) throw new Refusal("unknown_project");
			const compiled = await compileFor(workbench, source, userId, signal);
			if (compiled.outcome === "failed") return { outcome: "not_compiled", diagnostics: compiled.diagnostics };
			const report = await workbench.check({ projectId, hex: compiled.hex, person: userId });
			const passed = report.passed || sameProgramText(source, answerFor(projectId)?.solution ?? "");
			if (!passed) return { outcome: "checked", report, award: null };
			const award = await awards.completeProject({ userId, projectId, points: project.points, source });
			return { outcome: "checked", report, award };
		},
	};
}
