import { mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What the sandbox mounts over; they must exist, since the root itself is read-only there. */
const MOUNT_POINTS = ["work", "mnt/prebuilt"];

/** Where programs look for each other, beside where packages put them. */
const LINKS = ["bin", "lib", "lib64", "sbin"];

/** Never read by a compile: the machine's settings, and parts of GCC for other ways of linking and other languages. */
const UNREAD = [
	...["etc", "usr/libexec", "usr/lib/sysctl.d", "usr/lib/systemd", "usr/lib/tmpfiles.d"],
	...["crab1", "lto1", "lto-wrapper", "plugin"].map((name) => `usr/lib/gcc/avr/14.2.0/${name}`),
];

/**
 * Folders, and what in each is left out. Of the packages' programs only these run around the compiler: an attacker
 * finds no others in the sandbox. Of the parts for each family of chips the Uno's stays, and what all share.
 */
const PARTS = [
	{ folder: "usr/bin", unread: /^(?!avr-|(bwrap|cat|dash|prlimit|setpriv|sh)$)/ },
	{ folder: "usr/sbin", unread: /^/ },
	{ folder: "usr/share", unread: /^(?!arduino$)/ },
	{ folder: "usr/lib/gcc/avr/14.2.0", unread: /^(avr(?!5$)|tiny-stack$|crt|libat)/ },
	{ folder: "usr/lib/avr/lib", unread: /^(avr(?!5$)|tiny-stack$|crt|libat)/ },
	{ folder: "usr/lib/avr/lib/avr5", unread: /^(crt(?!atmega328p\.)|libat(?!mega328p\.))/ },
	{ folder: "usr/lib/avr/include/avr", unread: /^io(?!\.h$|m328p\.h$)/ },
];

/** Makes what packages were unpacked into `root` a whole world: a program in it needs nothing outside. */
export async function completeRoot(root: string): Promise<void> {
	for (const name of LINKS) {
		await mkdir(join(root, "usr", name), { recursive: true });
		await symlink(join("usr", name), join(root, name));
	}
	for (const point of MOUNT_POINTS) await mkdir(join(root, point), { recursive: true });
	// An empty file serves: it is only ever read.
	await mkdir(join(root, "dev"), { recursive: true });
	await writeFile(join(root, "dev/null"), "");
	for (const unread of UNREAD) await rm(join(root, unread), { recursive: true, force: true });
	for (const { folder, unread } of PARTS) {
		const names = (await readdir(join(root, folder))).filter((name) => unread.test(name));
		for (const name of names) await rm(join(root, folder, name), { recursive: true, force: true });
	}
}
