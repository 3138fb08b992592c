import { NAME_MAXIMUM } from "./block-program.ts";

interface Variable {
	id: string;
	name: string;
}

/** Blockly takes names of any length: here the longer ones are cut to what a program takes, each still a name of its own. */
export function shortNames(variables: readonly Variable[]): Variable[] {
	const taken = new Set(variables.map(({ name }) => name));
	return variables.map(({ id, name }) => {
		if (name.length <= NAME_MAXIMUM) return { id, name };
		let short = name;
		for (let count = 1; taken.has(short); count++) short = `${beginning(name, `${count}`.length)}${count}`;
		taken.add(short);
		return { id, name: short };
	});
}

/** As much as there is room for, and no half of a letter. */
function beginning(name: string, kept: number): string {
	return name.slice(0, NAME_MAXIMUM - kept).replace(/\p{Surrogate}$/u, "");
}
