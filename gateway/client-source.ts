import { isIPv6 } from "node:net";

/**
 * Under which name a client's address is counted: an IPv4 address, also a mapped one, as it is; of an IPv6 address the
 * network (/64), in which one household or attacker has all addresses.
 */
export function sourceOf(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped || !isIPv6(address)) return mapped ?? address;
	const [head = "", tail] = address.split("%", 1)[0]?.split("::", 2) ?? [];
	const first = groupsOf(head);
	const last = groupsOf(tail ?? "");
	const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
	const groups = [...first, ...Array<string>(missing).fill("0"), ...last];
	return `${groups
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(":")}::/64`;
}

function groupsOf(part: string): string[] {
	return part === "" ? [] : part.split(":");
}
