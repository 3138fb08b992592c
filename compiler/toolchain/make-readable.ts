import { runCommand } from "./run-command.ts";

/**
 * Makes a folder readable by every user and all in it, whatever our umask is: the sandboxed compiler runs as another user when the
 * server is root. @throws when that is not possible.
 */
export async function makeReadable(folder: string): Promise<void> {
	const { failure } = await runCommand("chmod", ["-R", "a+rX", folder]);
	if (failure !== null) throw new Error(failure);
}
