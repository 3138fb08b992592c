import { PREBUILT } from "../toolchain/paths.ts";
import { JOB_SCRIPT, runContained, startContained } from "./contained-process.ts";
import { keepReady, type ReadyJobs } from "./keep-ready.ts";
import { COMPILE_UID, LIMITS, SANDBOX_ENVIRONMENT, WORK_BYTES } from "./limits.ts";
import type { JobShape, Tier } from "./tier.ts";

interface BubblewrapOptions {
	/** The program, with the leading arguments. */
	bwrap: readonly string[];
	/** The folder mounted as `/`. */
	root: string;
	/** The server is root. */
	asRoot: boolean;
}

/**
 * The first tier: separate namespaces for files, processes, network and the rest, by bubblewrap. The compiler sees
 * the toolchain's root (read-only), the mounts and an empty work folder in memory, and nothing else of the machine:
 * no /proc, no devices, no network.
 *
 * As root, bubblewrap needs no user namespace (which containers and Ubuntu 24.04 forbid): it makes the other
 * namespaces as root and then drops to an unprivileged user without capabilities before the compiler starts.
 */
export function bubblewrapTier({ bwrap, root, asRoot }: BubblewrapOptions): Tier {
	const [program = "", ...before] = bwrap;
	return {
		name: `bubblewrap${asRoot ? " (root)" : ""}`,
		async isOffline() {
			const job = { input: { name: "empty", text: "" }, command: [], output: "empty" };
			const report = ["--json-status-fd", "2", ...sandboxArguments(root, null, asRoot), "/bin/sh", "-c", "cat"];
			const { messages } = await runContained(program, [...before, ...report], job);
			return messages.includes('"net-namespace"');
		},
		async open(folder) {
			const args = sandboxArguments(root, folder, asRoot);
			const argumentsFor = ({ input, output, command }: JobShape) => {
				const shell = ["/bin/sh", "-c", JOB_SCRIPT, "sh", "/work", input.name, output, ...command];
				return [...before, ...args, ...shell];
			};
			const kept: ReadyJobs[] = [];
			return {
				run: (job) => runContained(program, argumentsFor(job), job),
				readyFor(shape) {
					const jobs = keepReady(() => startContained(program, argumentsFor(shape)));
					kept.push(jobs);
					return jobs.run;
				},
				async close() {
					for (const jobs of kept) jobs.close();
				},
			};
		},
	};
}

function sandboxArguments(root: string, folder: string | null, asRoot: boolean): string[] {
	const environment = Object.entries(SANDBOX_ENVIRONMENT).flatMap(([name, value]) => ["--setenv", name, value]);
	return [
		...(asRoot ? ROOT_NAMESPACES : ["--unshare-all"]),
		"--die-with-parent",
		"--new-session",
		"--clearenv",
		...environment,
		...["--ro-bind", root, "/"],
		...(folder === null ? [] : ["--ro-bind", folder, PREBUILT]),
		...["--perms", "1777", "--size", String(WORK_BYTES), "--tmpfs", "/work"],
		...["--chdir", "/work"],
		...(asRoot ? DROP_PRIVILEGES : []),
		...["/bin/prlimit", ...LIMITS],
	];
}

const ROOT_NAMESPACES = [
	...["--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try"],
	...["--cap-drop", "ALL", "--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID", "--cap-add", "CAP_SETPCAP"],
];

const DROP_PRIVILEGES = [
	...["/bin/setpriv", "--reuid", String(COMPILE_UID), "--regid", String(COMPILE_UID)],
	...["--clear-groups", "--bounding-set=-all", "--inh-caps=-all", "--no-new-privs"],
];
