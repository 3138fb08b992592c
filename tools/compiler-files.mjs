// Replaces what is in compiler/wasm/files after a change of a library or of the toolchain:
//   npm run compiler-files
//   npm run compiler-files -- FOLDER     with the programs that compiler/wasm/recipe/build.sh FOLDER has built
import { join } from "node:path";
import { bundle } from "../benchmarks/bundle.mjs";
import { root } from "./root.mjs";

const { makeFiles } = await bundle("compiler/wasm/make-files.ts");
const [folder] = process.argv.slice(2);
const checksums = await makeFiles(join(root, ".toolchain"), folder && join(folder, "wasm"));
for (const [name, sum] of Object.entries(checksums)) console.log(`${sum}  ${name}`);
