import { NAME_MAXIMUM } from "./block-program.ts";

interface Variable {
	id: string;
	name: string;
}

/** Blockly accepts names of any length: longer ones are truncated to a program's limit, and stay unique. */
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
