/** Follows each attack, so that it is a sketch. */
export const AROUND = "\nvoid setup() {}\nvoid loop() {}\n";

/** `#define A1 A0 A0` and so on: 2 to the power of `doublings` words. */
export function macroBomb(doublings: number): string {
	const lines = Array.from({ length: doublings }, (_, index) => `#define A${index + 1} A${index} A${index}`);
	return `#define A0 int x;\n${lines.join("\n")}\nA${doublings}\n`;
}

/** Sketches that want to read, fill or block the machine, and the code of what their authors read. */
export const ATTACKS: [name: string, sketch: string, code: string][] = [
	["includes a file of the machine", '#include "/etc/passwd"', "library_not_found"],
	["includes a file of the machine by a relative path", '#include "../../../../../../etc/passwd"', "library_not_found"],
	["includes the processes of the machine", '#include "/proc/self/environ"', "library_not_found"],
	["includes a device that never ends", "#include </dev/zero>", "library_not_found"],
	["has the assembler include a file of the machine", 'asm(".incbin \\"/etc/passwd\\"");', "compiler_stopped"],
	["has the assembler include a device", 'asm(".include \\"/dev/zero\\"");', "compiler_stopped"],
	["has the assembler fill the disk", 'asm(".space 400000000");', "compiler_stopped"],
	[
		"puts code where the chip has no flash",
		'asm(".section .far,\\"ax\\",@progbits\\n.global far\\nfar: .space 200000\\n");\nextern "C" int far();\nint x = far();',
		"program_too_large",
	],
	["includes itself", '#include "sketch.cpp"', "declared_twice"],
	["doubles a macro forty times", macroBomb(40), "compiler_stopped"],
	[
		"nests templates without end",
		"template <int N> struct D { static const int v = D<N + 1>::v; };\nint x = D<0>::v;",
		"template_too_deep",
	],
];

/** Calculates for longer than anybody waits: eight seconds for each line, after which GCC gives it up. */
export const ENDLESS = `constexpr unsigned long t(int d, unsigned long n) {
  return d == 0 ? n : t(d - 1, 2 * n) ^ t(d - 1, 2 * n + 1);
}
${[1, 2, 3, 4, 5, 6].map((n) => `static_assert(t(60, ${n}) != 0, "");`).join("\n")}`;
