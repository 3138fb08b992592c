import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * How a program of the toolchain is run outside of its sandbox: by its own loader with its own libraries, which are of another
 * release than this machine's.
 * @param {string} root the toolchain's root
 * @param {string} path the program's path inside of it
 * @returns {[command: string, ...args: string[]]}
 */
export function toolchainProgram(root, path) {
	const libraries = join(root, "usr/lib");
	const folders = readdirSync(libraries).filter((name) => name.includes("-linux-"));
	const candidates = [join(root, "usr/lib64"), libraries, ...folders.map((name) => join(libraries, name))];
	for (const folder of candidates.filter((one) => existsSync(one))) {
		const loader = readdirSync(folder).find((name) => /^ld-linux.*\.so\.\d$/.test(name));
		const paths = folders.map((name) => join(libraries, name)).join(":");
		if (loader) return [join(folder, loader), "--library-path", paths, join(root, path)];
	}
	throw new Error(`There is no loader in ${root}`);
}
