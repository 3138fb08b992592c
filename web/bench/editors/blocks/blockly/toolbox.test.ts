import { describe, expect, test } from "vitest";
import type { ToolboxBlock } from "#content/program-facts.ts";
import { asBlockProject, listProjects, loadProject } from "#content/projects.ts";
import { blockDefinitions } from "./block-definitions.ts";
import { blockReference } from "./block-reference.ts";
import { toolboxOf, variableDrawer } from "./toolbox.ts";

interface Entry {
	kind: string;
	type?: string;
	fields?: object;
}

const projects = await Promise.all(listProjects().map(({ id }) => loadProject(id)));
const blockProjects = projects.flatMap((project) => asBlockProject(project) ?? []);

interface Argument {
	name: string;
	options?: [string, string][];
}

describe.each(blockProjects)("the toolbox of $id", ({ program: { devices, toolbox, look } }) => {
	const inputs = new Map(
		(blockDefinitions(devices) as { type: string; args0?: Argument[] }[]).map(({ type, args0 = [] }) => [type, args0]),
	);

	test.each(toolbox.flatMap(withInner))("$type comes out as it was meant", ({ type, fields, numbers, plugged }) => {
		const known = inputs.get(type);
		for (const [field, value] of Object.entries(fields ?? {})) {
			const argument = known?.find(({ name }) => name === field);
			if (argument?.options) expect(argument.options.map(([, meaning]) => meaning)).toContain(value);
			else expect(argument).toBeTruthy();
		}
		for (const input of Object.keys({ ...numbers, ...plugged }))
			expect(known?.map(({ name }) => name)).toContain(input);
	});

	test("every block lies in a drawer, or in the one list", () => {
		const { contents } = toolboxOf(toolbox, look) as { contents: (Entry & { contents?: Entry[] })[] };
		const lying = contents.flatMap(
			(entry) => entry.contents ?? (entry.kind === "category" ? (variableDrawer(toolbox, []) as Entry[]) : entry),
		);
		expect(lying.flatMap(({ type }) => type ?? []).sort()).toEqual(toolbox.map(({ type }) => type).sort());
	});

	test("the reference says in words what stands on each block", () => {
		for (const { name, help } of blockReference(toolbox)) {
			expect(name).not.toMatch(/undefined|^$/);
			expect(help).not.toBe("");
		}
	});
});

/** What lies in a project's drawer of variables; `made` the variables there are, the newest last. */
function lyingIn(projectId: string, made: readonly string[]) {
	const { toolbox } = blockProjects.find(({ id }) => id === projectId)?.program ?? { toolbox: [] };
	return variableDrawer(toolbox, made).map(({ kind, type, fields }: Entry) =>
		type ? `${type} ${JSON.stringify(fields)}` : kind,
	);
}

const called = (type: string, name: string) => `variable_${type} {"VAR":{"name":"${name}","type":""}}`;

test("the drawer of variables offers the newest one to set, and each to read", () => {
	expect(lyingIn("smoke-detector", ["alarms", "rounds"])).toEqual([
		"button",
		called("set", "rounds"),
		called("change", "rounds"),
		called("get", "rounds"),
		called("get", "alarms"),
		called("get", "level"),
	]);
});

test("of two variables of the project's own each can be set, whichever was taken first", () => {
	const both = ["button", called("set", "least"), called("set", "now"), called("get", "now"), called("get", "least")];
	expect(lyingIn("distance-meter", [])).toEqual(both);
	expect(lyingIn("distance-meter", ["now"])).toEqual(both);
	expect(lyingIn("distance-meter", ["least", "mine"])).toEqual([
		"button",
		called("set", "mine"),
		called("set", "now"),
		called("get", "mine"),
		called("get", "now"),
		called("get", "least"),
	]);
});

function withInner(block: ToolboxBlock): ToolboxBlock[] {
	return [block, ...Object.values(block.plugged ?? {}).flatMap(withInner)];
}
