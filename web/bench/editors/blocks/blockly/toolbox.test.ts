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

test("the drawer of variables offers the newest one to set, and each to read", () => {
	const smoke = blockProjects.find(({ id }) => id === "smoke-detector");
	const lying: Entry[] = variableDrawer(smoke?.program.toolbox ?? [], ["alarms", "rounds"]);
	const named = lying.map(({ kind, type, fields }) => (type ? `${type} ${JSON.stringify(fields)}` : kind));
	const called = (type: string, name: string) => `${type} {"VAR":{"name":"${name}","type":""}}`;
	expect(named).toEqual([
		"button",
		called("variable_set", "rounds"),
		called("variable_change", "rounds"),
		called("variable_get", "rounds"),
		called("variable_get", "alarms"),
		called("variable_get", "level"),
	]);
});

function withInner(block: ToolboxBlock): ToolboxBlock[] {
	return [block, ...Object.values(block.plugged ?? {}).flatMap(withInner)];
}
