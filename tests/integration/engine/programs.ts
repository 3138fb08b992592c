import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { answerFor } from "#content/answers.ts";
import { listProjects } from "#content/projects.ts";
import { HONEST_PROJECTS, honestProgram } from "../judge/honest.ts";

/** A sketch, or a program that is built already. */
export type TestProgram = { readonly name: string } & ({ readonly source: string } | { readonly hex: string });

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** Where sketches lie: the programs of the content, the libraries' examples, beginners' mistakes, what tests run. */
const FOLDERS = [
	"content",
	"compiler/libraries",
	"compiler/diagnostics",
	"simulator/fixtures",
	"tests/integration/parts",
];
const OFFICIAL_EXAMPLES = ".toolchain/current/root/usr/share/arduino/hardware/arduino/avr/libraries";

function filesIn(folder: string, ending: string): string[] {
	const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
	return names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
}

/** Structures of the judge's right programs: a class, interrupts, a state machine and the like (tests/integration/judge). */
const HONEST_STYLES = [0, 3, 6];

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** Every program there is in the repository and the toolchain; one text once. Some do not compile: they show a mistake. */
export function listPrograms(): TestProgram[] {
	const sketches = [...FOLDERS, OFFICIAL_EXAMPLES].flatMap((folder) =>
		filesIn(folder, ".ino").map((path) => ({ name: path.replace(`${OFFICIAL_EXAMPLES}/`, ""), source: read(path) })),
	);
	const answers = listProjects().flatMap(({ id }) => {
		const answers = answerFor(id);
		return [answers, answers?.extension].flatMap((programs, index) => {
			if (!programs) return [];
			const solution = { name: index === 0 ? "solution" : "solution of the extension", source: programs.solution };
			const all = [solution, ...programs.accepted, ...programs.wrong];
			return all.map(({ name, source }) => ({ name: `${id}: ${name}`, source }));
		});
	});
	const honest = HONEST_PROJECTS.flatMap((id) =>
		HONEST_STYLES.map((style) => ({ name: `${id} in style ${style}`, source: honestProgram(id, style) })),
	);
	const bySource = new Map([...honest, ...answers, ...sketches].map((program) => [program.source, program]));
	const built = filesIn("simulator/fixtures", ".hex").map((path) => ({ name: path, hex: read(path) }));
	return [...bySource.values(), ...built].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
