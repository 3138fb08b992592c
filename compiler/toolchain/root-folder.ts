import { mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What the sandbox mounts over; they must exist, since the root itself is read-only there. */
const MOUNT_POINTS = ["work", "mnt/prebuilt"];

/** Where programs look for each other, beside where packages put them. */
const LINKS = ["bin", "lib", "lib64", "sbin"];

/** Never read by a compile: manuals, and what GCC brings for other ways of linking and other languages. */
const UNREAD = [
	...["usr/share/man", "usr/share/doc", "usr/share/lintian", "usr/share/locale", "usr/lib/sysctl.d"],
	...["crab1", "lto1", "lto-wrapper", "plugin"].map((name) => `usr/lib/gcc/avr/14.2.0/${name}`),
];

/** Folders with a part for each family of chips, and what of each serves the ATmega328P: the Uno's family, and what all share. */
const FAMILIES = [
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
	for (const { folder, unread } of FAMILIES) {
		const names = (await readdir(join(root, folder))).filter((name) => unread.test(name));
		for (const name of names) await rm(join(root, folder, name), { recursive: true, force: true });
	}
}
