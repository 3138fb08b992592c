import { beforeEach, expect, test, vi } from "vitest";
import { loadProject, type Project } from "#content/projects.ts";
import { storeOf } from "#web/app/outbox/work-stores.ts";
import { workToSubmit } from "./submitted-work.ts";

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, text: string) => void kept.set(key, text),
	});
});

const keep = (projectId: string, kind: "sketch" | "circuit" | "blocks", body: string) =>
	storeOf({ userId: "asha", projectId, kind }).write({ body, base: 0, pressed: false, unsent: true });

const wiresOf = (circuit: string | null | undefined) => JSON.parse(circuit ?? "null")?.wires;

test("a board that nobody has wired is handed in as it is, and then as it was wired", async () => {
	const project = (await loadProject("water-temp-monitor")) as Project;
	expect(workToSubmit("asha", project)).toBe(null);
	keep(project.id, "sketch", "void setup() {}");
	const unwired = workToSubmit("asha", project);
	expect(JSON.parse(unwired?.circuit ?? "")).toEqual({ ...project.circuit, wires: [] });
	keep(project.id, "circuit", JSON.stringify({ ...project.circuit, wires: project.circuit.wires.slice(0, 1) }));
	expect(wiresOf(workToSubmit("asha", project)?.circuit)).toEqual(project.circuit.wires.slice(0, 1));
});

test("blocks are handed in without the circuit that was wired for practice", async () => {
	const project = (await loadProject("led-sequence")) as Project;
	keep(project.id, "blocks", "{}");
	keep(project.id, "circuit", "{}");
	expect(workToSubmit("asha", project)).toMatchObject({ kind: "blocks", circuit: null });
});
