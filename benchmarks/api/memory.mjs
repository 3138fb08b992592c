import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const KB = 1024;

/**
 * What this process and all that it has started have in memory: MB of the database's processes and of the others. What
 * processes share counts once where the system says so (Linux), else in each.
 */
export function memoryOf(pid) {
	const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,comm="], { encoding: "utf8" }).trim().split("\n");
	const all = lines.map((line) => {
		const [own, parent, rss, ...name] = line.trim().split(/\s+/);
		return { pid: Number(own), parent: Number(parent), rss: Number(rss), database: /postgres/.test(name.join(" ")) };
	});
	const found = all.filter((process) => process.pid === pid);
	for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid));
	const sum = (processes) => Math.round(processes.reduce((total, one) => total + kilobytesOf(one), 0) / KB);
	return {
		node: sum(found.filter(({ database }) => !database)),
		postgres: sum(found.filter(({ database }) => database)),
	};
}

/** The proportional part of what is shared; all of it where that is not known. */
function kilobytesOf({ pid, rss }) {
	try {
		return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? rss);
	} catch {
		return rss;
	}
}
