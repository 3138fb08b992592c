import type { ForumCategory } from "#domain/community/forum-categories.ts";

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

export interface HandedIn {
	project: string;
	text: string;
	/** The project's solution with this in it instead. */
	change?: readonly [from: string, to: string];
	/** The pin of the Uno whose wires are missing. */
	unwired?: string;
}

/** Learners, the projects they have completed, and what they handed in. */
export const LEARNERS: readonly (DemoPerson & { completed: string[]; handedIn?: HandedIn })[] = [
	{
		name: "Amina Juma",
		email: "amina@demo.example",
		role: "student",
		age: 14,
		completed: ["led-sequence", "water-temp-monitor"],
		handedIn: {
			project: "water-temp-monitor",
			text: "I changed the alarm to 28 degrees for our fish tank.",
			change: ["30.0", "28.0"],
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
			unwired: "uno.2",
		},
	},
	{ name: "Zawadi Kimaro", email: "zawadi@demo.example", role: "student", age: 10, completed: ["led-sequence"] },
	{ name: "Juma Hassan", email: "juma@demo.example", role: "student", age: 9, completed: [] },
];

/** The teacher's class; all learners are in it. */
export const CLASS = { class_name: "Form 1 Blue", grade_level: "secondary", subject: "Science" };

/** What the class is to do, and in how many days. */
export const ASSIGNED = { project: "water-temp-monitor", days: 7 };

interface DemoPost {
	/** Whose, by email. */
	author: string;
	title: string;
	content: string;
	category: ForumCategory;
	comments: readonly { author: string; content: string }[];
}

/** In the order in which they were written. */
export const POSTS: readonly DemoPost[] = [
	{
		author: "baraka@demo.example",
		title: "My sensor shows -127",
		content:
			"The display of my Water Temperature Monitor shows -127.00 all the time. The program is the one from the lesson.",
		category: "troubleshooting",
		comments: [
			{
				author: "amina@demo.example",
				content: "I had that too. The resistor from DATA to 5V was one hole too far to the left.",
			},
			{
				author: "daudi@demo.example",
				content:
					"Well found, Amina. -127 means that the board gets no answer from the sensor: look at its three wires first.",
			},
		],
	},
	{
		author: "amina@demo.example",
		title: "An alarm for our fish tank",
		content: "My Water Temperature Monitor watches our fish tank now. I changed the alarm to 28 degrees.",
		category: "showcase",
		comments: [],
	},
];
