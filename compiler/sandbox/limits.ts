/** What one compile may use. Address space and file size in bytes, processor time in seconds. */
export const LIMITS = ["--as=1073741824", "--cpu=10", "--fsize=8388608", "--nproc=64", "--core=0"] as const;

/** The size of the work folder in memory, in bytes. */
export const WORK_BYTES = 64 * 1024 * 1024;

/**
 * The user that a compile runs as when the server itself is root: a distinct uid for each server, so that it owns
 * nothing on the machine and no other server's compiles count against its limits.
 */
export const COMPILE_UID = 62_000 + (process.pid % 2_000);

export const SANDBOX_ENVIRONMENT = { PATH: "/usr/bin:/bin", LC_ALL: "C", TMPDIR: "/work", HOME: "/work" } as const;
