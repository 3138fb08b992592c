import { lettersApart } from "./nearest-name.ts";
import { bareName, type Finding, plainRule, type Rule, type RuleContext } from "./rule.ts";

/** Flash that a sketch can use on an Uno; its bootloader takes the last 512 bytes. */
export const MOST_FLASH = 32_256;
/** Memory of an Uno. */
export const MOST_RAM = 2_048;

/** Messages of the linker: they have no line. */
export const LINKER_RULES: readonly Rule[] = [
	{ pattern: /undefined reference to `(setup|loop)'/, explain: ([, name = ""], context) => missing(name, context) },
	{
		pattern: /undefined reference to `(.*)'/,
		explain: ([, declaration = ""], { view }) => {
			const name = bareName(declaration);
			const uses = view.tokens.filter(({ text }, index) => text === name && (view.depth[index] ?? 0) > 0);
			return { code: "function_not_written", params: { name }, ...(uses[0] ? { position: uses[0] } : {}) };
		},
	},
	{
		pattern: /multiple definition of `(.*)'/,
		explain: ([, declaration = ""], { view }) => {
			const name = bareName(declaration);
			const token = view.tokens.find(({ text }) => text === name);
			return { code: "name_taken", params: { name }, ...(token ? { position: token } : {}) };
		},
	},
	{
		pattern: /section `?\.(?:bss|data|noinit)'? (?:will not fit in|is not within) region|region `data' overflowed/,
		explain: () => ({ code: "memory_too_full", params: { most: String(MOST_RAM) } }),
	},
	{
		pattern: /(?:will not fit in|is not within) region|region `text' overflowed/,
		explain: () => ({ code: "program_too_large", params: { most: String(MOST_FLASH) } }),
	},
	plainRule(
		/internal compiler error|memory exhausted|out of memory|Cannot allocate|File size limit|Killed|CPU time/i,
		"compiler_stopped",
	),
];

/** `Setup`, `lop`: a function that was probably meant. */
function missing(name: string, { view }: RuleContext): Finding {
	const body = view.bodies.find((one) => one.name !== name && lettersApart(one.name.toLowerCase(), name) <= 1);
	if (body === undefined) return { code: name === "setup" ? "missing_setup" : "missing_loop" };
	const token = view.tokens.find(({ text }) => text === body.name);
	const code = name === "setup" ? "setup_misspelled" : "loop_misspelled";
	return { code, params: { name: body.name }, ...(token ? { position: token } : {}) };
}
