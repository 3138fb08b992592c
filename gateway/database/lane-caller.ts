import type { LaneCaller } from "./lanes.ts";

const PERSONS_MAXIMUM = 2000;
/** By their claims, which are the same string as long as the token is: reading them costs as much as a small statement. */
const persons = new Map<string, LaneCaller>();

/** Each person has limits of their own; an address may be a whole school behind one router; the service is the server itself. */
export function laneCallerOf({ role, claims }: { role: string; claims: string }, address = ""): LaneCaller {
	if (role === "service_role") return { id: "service", running: 9, heavy: 3, waiting: 1000 };
	if (role === "anon") return { id: `address ${address}`, running: 4, heavy: 2, waiting: 200 };
	const known = persons.get(claims);
	if (known) return known;
	if (persons.size >= PERSONS_MAXIMUM) persons.clear();
	const person: LaneCaller = {
		id: `person ${JSON.parse(claims).sub}`,
		running: 3,
		heavy: 1,
		waiting: 40,
		metered: true,
	};
	persons.set(claims, person);
	return person;
}
