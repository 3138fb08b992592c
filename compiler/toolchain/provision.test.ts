import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testToolchain } from "../testing/test-compiler.ts";
import { findToolchain, TOOLCHAIN_LAYOUT } from "./find.ts";
import { withFolderLock } from "./folder-lock.ts";
import { provisionToolchain } from "./provision.ts";
import { copySystemToolchain, findSystemToolchain } from "./system-toolchain.ts";

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

test("a machine without apt and without a compiler is told why and what to do, and nothing is left", async () => {
	vi.stubEnv("PATH", folder);
	const provisioned = await provisionToolchain({ toolchainDir: join(folder, "t"), log: () => undefined });
	expect(provisioned).toEqual({
		state: "missing",
		reason: "This machine has no apt, so the Arduino compiler cannot be downloaded.",
		remedy: expect.stringContaining("Install avr-gcc"),
	});
	expect(await readdir(join(folder, "t"))).toEqual([]);
});

test("a machine without a network is told so", async () => {
	await mkdir(join(folder, "bin"));
	const failing = "#!/bin/sh\necho 'E: Unable to fetch some archives'\nexit 100\n";
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
		writeFile(join(folder, "current/stamp.json"), JSON.stringify({ layout, source: "debian", packages: [] }));
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

test("a compiler that the machine has is copied to where the packages would be", async () => {
	const files = {
		"prefix/bin/avr-g++": "compiler",
		"prefix/bin/ls": "",
		"prefix/lib/gcc/avr/14/cc1plus": "proper",
		"home/.arduino15/packages/arduino/hardware/avr/1.8.5/cores/arduino/Arduino.h": "old",
		"home/.arduino15/packages/arduino/hardware/avr/1.8.10/cores/arduino/Arduino.h": "new",
	};
	for (const [name, text] of Object.entries(files)) {
		await mkdir(join(folder, name, ".."), { recursive: true });
		await writeFile(join(folder, name), text);
	}
	vi.stubEnv("PATH", join(folder, "prefix/bin"));
	vi.stubEnv("HOME", join(folder, "home"));
	const system = findSystemToolchain();
	expect(system).not.toBeNull();
	if (system === null) return;
	const root = join(folder, "root");
	await copySystemToolchain(system, root);
	expect(await readdir(join(root, "usr/bin"))).toEqual(["avr-g++"]);
	expect(await readFile(join(root, "usr/lib/gcc/avr/14/cc1plus"), "utf8")).toBe("proper");
	expect(await readFile(join(root, "usr/share/arduino/hardware/arduino/avr/cores/arduino/Arduino.h"), "utf8")).toBe(
		"new",
	);
});

test("a compiler that arduino-cli has installed is found without a PATH, the newest of each", async () => {
	const packages = "home/.arduino15/packages/arduino";
	for (const name of [
		"tools/avr-gcc/7.3.0-atmel3.6.1-arduino5/bin/avr-g++",
		"tools/avr-gcc/7.3.0-atmel3.6.1-arduino7/bin/avr-g++",
		"hardware/avr/1.8.6/cores/arduino/Arduino.h",
	]) {
		await mkdir(join(folder, packages, name, ".."), { recursive: true });
		await writeFile(join(folder, packages, name), "");
	}
	vi.stubEnv("PATH", join(folder, "empty"));
	vi.stubEnv("HOME", join(folder, "home"));
	expect(findSystemToolchain()).toEqual({
		prefix: join(folder, packages, "tools/avr-gcc/7.3.0-atmel3.6.1-arduino7"),
		arduino: join(folder, packages, "hardware/avr/1.8.6"),
	});
});
