import { z } from "zod";
import { answerFor } from "#content/answers.ts";
import { loadBlockProject } from "#content/block-projects.ts";
import { loadProject } from "#content/projects.ts";
import { type BlockCheckQuestion, blockCheckQuestion } from "#domain/block-check.ts";
import { fitsDevices } from "#domain/block-program/devices.ts";
import { type CheckAnswer, type CheckReport, checkQuestion } from "#domain/check-answer.ts";
import { sameProgramText } from "#domain/code-match.ts";
import type { Awards } from "../award/awards.ts";
import type { Workbench } from "../workbench.ts";
import { compileFor } from "./compile-door.ts";
import type { Asking, Door } from "./doors.ts";
import { Refusal } from "./refusal.ts";

const question = z.union([blockCheckQuestion, checkQuestion]);

/**
 * `POST /api/check`: checks what a sketch (compiled here) or blocks do on a board of the server's own, and awards the
 * project's points the first time it passes. Nothing the page says about points or results is taken.
 */
export function checkDoor(workbench: Workbench, awards: Awards): Door<typeof question> {
	return {
		path: "/api/check",
		question,
		perMinute: 20,
		answer: (asked, asking) =>
			"blocks" in asked ? checkBlocks(asked, asking, workbench, awards) : checkSketch(asked, asking, workbench, awards),
	};
}

async function checkSketch(
	{ projectId, source }: z.output<typeof checkQuestion>,
	{ userId, signal }: Asking,
	workbench: Workbench,
	awards: Awards,
): Promise<CheckAnswer> {
	const project = await loadProject(projectId);
	if (!project) throw new Refusal("unknown_project");
	const compiled = await compileFor(workbench, source, userId, signal);
	if (compiled.outcome === "failed") return { outcome: "not_compiled", diagnostics: compiled.diagnostics };
	const report = await workbench.check(projectId, { hex: compiled.hex }, userId);
	const passed = report.passed || sameProgramText(source, answerFor(projectId)?.solution ?? "");
	return awarded(
		passed ? { ...report, passed } : report,
		{ userId, projectId, points: project.points, source },
		awards,
	);
}

async function checkBlocks(
	{ projectId, blocks }: BlockCheckQuestion,
	{ userId }: Asking,
	workbench: Workbench,
	awards: Awards,
): Promise<CheckAnswer> {
	const project = await loadBlockProject(projectId);
	if (!project) throw new Refusal("unknown_project");
	if (!fitsDevices(blocks, project.devices)) throw new Refusal("bad_request");
	const report = await workbench.check(projectId, { blocks }, userId);
	return awarded(report, { userId, projectId, points: project.points, source: JSON.stringify(blocks) }, awards);
}

async function awarded(
	report: CheckReport,
	completion: Parameters<Awards["completeProject"]>[0],
	awards: Awards,
): Promise<CheckAnswer> {
	return { outcome: "checked", report, award: report.passed ? await awards.completeProject(completion) : null };
}
