import { expect, test } from "vitest";
import { sourceOf } from "./client-source.ts";

test.each([
	["192.168.1.20", "192.168.1.20"],
	["::ffff:192.168.1.20", "192.168.1.20"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
	["2001:db8:1:2::6", "2001:db8:1:2::/64"],
	["2001:0db8:0001:0002:ffff::", "2001:db8:1:2::/64"],
	["2001:db8::6", "2001:db8:0:0::/64"],
	["fe80::1%eth0", "fe80:0:0:0::/64"],
	["::1", "0:0:0:0::/64"],
	["", ""],
])("%s is counted as %s", (address, source) => {
	expect(sourceOf(address)).toBe(source);
});
