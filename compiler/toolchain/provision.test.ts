import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testToolchain } from "../testing/test-compiler.ts";
import { findToolchain, TOOLCHAIN_LAYOUT } from "./find.ts";
import { withFolderLock } from "./folder-lock.ts";
import { provisionToolchain } from "./provision.ts";

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "inspire-toolchain-"));
});
afterEach(async () => {
	vi.unstubAllEnvs();
	await rm(folder, { recursive: true, force: true });
});

test("a toolchain that is there is taken at once, without a word", async () => {
	const { root } = await testToolchain();
	const log = vi.fn();
	expect(await provisionToolchain({ toolchainDir: join(root, "../.."), log })).toEqual({ state: "ready" });
	expect(log).not.toHaveBeenCalled();
});

test("beside the compiler stand only the programs that run around it, and no settings of a machine", async () => {
	const { root } = await testToolchain();
	const programs = await readdir(join(root, "bin"));
	expect(programs.filter((name) => !name.startsWith("avr-")).sort()).toEqual([
		...["bwrap", "cat", "dash", "prlimit", "setpriv", "sh"],
	]);
	expect(await readdir(join(root, "sbin"))).toEqual([]);
	expect(await readdir(root)).not.toContain("etc");
});

test("a machine without apt is told why and what to do, and nothing is left", async () => {
	vi.stubEnv("PATH", folder);
	const provisioned = await provisionToolchain({ toolchainDir: join(folder, "t"), log: () => undefined });
	expect(provisioned).toEqual({
		state: "missing",
		reason: "This machine takes its packages from no archive of Debian.",
		remedy: expect.stringContaining("Debian compiles faster"),
	});
	expect(await readdir(join(folder, "t"))).toEqual([]);
});

test("a machine without a network is told so", async () => {
	await mkdir(join(folder, "bin"));
	const failing = `#!/bin/sh
[ "$1" = indextargets ] && { echo http://deb.debian.org/debian; exit; }
echo 'E: Unable to fetch some archives'
exit 100
`;
	for (const name of ["apt-get", "dpkg-deb"]) await writeFile(join(folder, "bin", name), failing, { mode: 0o755 });
	vi.stubEnv("PATH", join(folder, "bin"));
	expect(await provisionToolchain({ toolchainDir: join(folder, "t"), log: () => undefined })).toEqual({
		state: "missing",
		reason: "The Arduino compiler could not be downloaded. E: Unable to fetch some archives",
		remedy: "Connect this machine to the internet once and start again.",
	});
});

test("a toolchain of another layout, or half made, is not taken", async () => {
	const bin = join(folder, "current/root/usr/bin");
	await mkdir(bin, { recursive: true });
	await writeFile(join(bin, "avr-g++"), "");
	expect(findToolchain(folder)).toBeNull();
	const stamp = (layout: number) =>
		writeFile(join(folder, "current/stamp.json"), JSON.stringify({ layout, packages: [] }));
	await stamp(TOOLCHAIN_LAYOUT - 1);
	expect(findToolchain(folder)).toBeNull();
	await stamp(TOOLCHAIN_LAYOUT);
	expect(findToolchain(folder)?.root).toBe(join(folder, "current/root"));
});

test("two that provision at once wait for each other", async () => {
	const order: string[] = [];
	const lock = join(folder, "lock");
	const work = (name: string) =>
		withFolderLock(lock, async () => {
			order.push(`${name} begins`);
			await new Promise((resolve) => setImmediate(resolve));
			order.push(`${name} ends`);
		});
	await Promise.all([work("a"), work("b")]);
	expect(order.map((entry) => entry.split(" ")[1])).toEqual(["begins", "ends", "begins", "ends"]);
});

test("a lock whose holder is gone is taken over", async () => {
	const lock = join(folder, "lock");
	await mkdir(lock);
	await writeFile(join(lock, "pid"), "999999999");
	expect(await withFolderLock(lock, async () => "done")).toBe("done");
});
