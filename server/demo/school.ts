/** The people and the work of the ready-made school. */

/** For trying out on one's own computer: `npm run demo` listens on loopback only, unless HOST is set. */
export const DEMO_PASSWORD = "karibu2026";

export interface DemoPerson {
	name: string;
	email: string;
	role: "administrator" | "educator" | "student";
	age?: number;
}

export const ADMINISTRATOR: DemoPerson = {
	name: "Neema Mwakyusa",
	email: "neema@demo.example",
	role: "administrator",
};
export const TEACHER: DemoPerson = { name: "Daudi Komba", email: "daudi@demo.example", role: "educator" };

/** Learners, the projects they have completed, and what they handed in. */
export const LEARNERS: readonly (DemoPerson & { completed: string[]; handedIn?: { project: string; text: string } })[] =
	[
		{
			name: "Amina Juma",
			email: "amina@demo.example",
			role: "student",
			age: 14,
			completed: ["led-sequence", "water-temp-monitor"],
			handedIn: {
				project: "water-temp-monitor",
				text: "I changed the alarm to 28 degrees for our fish tank. The buzzer is loud, so I made it beep.",
			},
		},
		{
			name: "Baraka Massawe",
			email: "baraka@demo.example",
			role: "student",
			age: 15,
			completed: ["led-sequence"],
			handedIn: {
				project: "water-temp-monitor",
				text: "My sensor shows -127 all the time. I think a wire is wrong. Can we look at it together?",
			},
		},
		{ name: "Zawadi Kimaro", email: "zawadi@demo.example", role: "student", age: 10, completed: ["led-sequence"] },
		{ name: "Juma Hassan", email: "juma@demo.example", role: "student", age: 9, completed: [] },
	];
