// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { asSketchProject, loadProject } from "#content/projects.ts";
import { ASHA, refusal, renderInApp, stubServer } from "#web/app/testing/render-in-app.tsx";
import { PrintLesson } from "./PrintLesson.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	localStorage.clear();
});

const SOLUTION = { solution: { kind: "sketch", source: "void setup() {}\nvoid loop() {}\n" } };
const BLOCKS = { solution: { kind: "blocks", blocks: { any: 1 } } };

async function opened(verified: boolean, answer: unknown = SOLUTION) {
	const project = asSketchProject(await loadProject("water-temp-monitor"));
	if (!project) throw new Error("The project is not complete");
	const role = { user_type: "educator", verified_at: verified ? "2026-01-05T08:00:00Z" : null, is_admin: false };
	const server = stubServer({ "GET /rest/v1/roles": role, "POST /api/teacher-solution": answer });
	const printed = vi.fn();
	Object.defineProperty(document, "fonts", { value: { ready: Promise.resolve() }, configurable: true });
	vi.stubGlobal("print", () => printed(document.querySelector(".lesson-print")?.textContent));
	const blockLines = async (blocks: object) => [`in words: ${Object.keys(blocks)}`];
	const { user } = await renderInApp(
		<PrintLesson project={project} lesson={project.lesson} blockLines={blockLines} />,
		{ person: ASHA },
	);
	await user.click(screen.getByRole("button", { name: "Print" }));
	await screen.findByRole("button", { name: "For teachers, 1 page" });
	return { server, user, printed };
}

const solutionButton = () => screen.findByRole("button", { name: "The solution, for teachers" });

test("a verified educator prints the solution", async () => {
	const { user, printed, server } = await opened(true);
	await user.click(await solutionButton());
	await vi.waitFor(() => expect(printed).toHaveBeenCalledOnce());
	expect(printed.mock.calls[0]?.[0]).toContain("void setup() {}\nvoid loop() {}");
	expect(server.asked("POST /api/teacher-solution")[0]?.body).toEqual({ projectId: "water-temp-monitor" });
	expect(screen.queryByRole("dialog")).toBeNull();
});

test("a solution in blocks is printed in words", async () => {
	const { user, printed } = await opened(true, BLOCKS);
	await user.click(await solutionButton());
	await vi.waitFor(() => expect(printed.mock.calls[0]?.[0]).toContain("in words: any"));
});

test("where it cannot be had, this is said and the dialog stays", async () => {
	const { user, printed } = await opened(true, refusal(403, { code: "not_allowed" }));
	await user.click(await solutionButton());
	expect(await screen.findByText("The solution could not be loaded.")).toBeTruthy();
	expect(screen.getByRole("dialog")).toBeTruthy();
	expect(printed).not.toHaveBeenCalled();
});

test("an educator who is not verified is offered none", async () => {
	const { server } = await opened(false);
	await vi.waitFor(() => expect(server.asked("GET /rest/v1/roles")).not.toEqual([]));
	expect(screen.queryByRole("button", { name: "The solution, for teachers" })).toBeNull();
});
