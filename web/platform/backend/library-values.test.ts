import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Numbers of the specification that nothing of ours sets: an update of a library must not change them unseen. */
const VALUES = [
	["refresh check every 30 s", "@supabase/auth-js/dist/module/lib/constants.js", "TICK_DURATION_MS = 30 * 1000;"],
	["refresh from 90 s before the end", "@supabase/auth-js/dist/module/lib/constants.js", "TICK_THRESHOLD = 3;"],
	["key cache of 10 minutes", "@supabase/auth-js/dist/module/lib/constants.js", "JWKS_TTL = 10 * 60 * 1000;"],
	["back-off of 200 ms · 2ⁿ", "@supabase/auth-js/dist/module/GoTrueClient.js", "sleep(200 * Math.pow(2, attempt - 1))"],
	["at most 100 files in a list", "@supabase/storage-js/dist/index.mjs", "limit: 100,"],
	["files by name, ascending", "@supabase/storage-js/dist/index.mjs", 'column: "name"'],
	["live line: 10 s", "@supabase/realtime-js/dist/module/lib/constants.js", "DEFAULT_TIMEOUT = 10000;"],
	["toasts leave within 200 ms", "sonner/dist/index.mjs", "TIME_BEFORE_UNMOUNT = 200;"],
	["a toast is swiped away", "sonner/dist/index.mjs", "SWIPE_THRESHOLD = 45;"],
] as const;

test.each(VALUES)("%s", (_, file, value) => {
	expect(readFileSync(`node_modules/${file}`, "utf8")).toContain(value);
});
