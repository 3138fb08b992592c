// Measures one thing in a process of its own, which `run.mjs` ends if it takes too long.
import { waitsFor } from "./waits-for.mjs";

const [name] = process.argv.slice(2);
const { measure } = await import(`./measures/${name}.mjs`);
console.log(`\n${name}`);
const figures = await measure();
console.table(figures);
process.send?.({ figures });
waitsFor("its process to end: something that it opened is still open");
