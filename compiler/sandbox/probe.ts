import type { Tier } from "./tier.ts";

const PROBE = `
for file in /etc/passwd /etc/hostname /proc/self/status /root /home /tmp /dev/zero; do
	if [ -e "$file" ]; then echo "reads $file"; fi
done
if (echo x > /usr/bin/probe) 2>&1 || (echo x > /probe) 2>&1; then echo "writes outside its folder"; fi
ulimit -v; ulimit -t
echo done > probe.out
`;

/** Tries a tier with a real job. Returns null when it holds, else the breach or why it did not start. */
export async function whyNotContained(tier: Tier): Promise<string | null> {
	try {
		const { run } = await tier.open(null);
		const result = await run({
			input: { name: "probe.in", text: "probe" },
			command: ["/bin/sh", "-c", PROBE],
			output: "probe.out",
		});
		if (result.exit !== 0 || result.output.toString() !== "done\n") {
			return result.messages.trim().split("\n")[0] || "it does not start";
		}
		const said = result.messages.trim().split("\n");
		const leak = said.find((line) => /^(reads|writes)/.test(line));
		if (leak !== undefined) return leak;
		if (said.includes("unlimited")) return "it has no limits";
		return tier.isOffline && !(await tier.isOffline()) ? "it reaches the network" : null;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}
