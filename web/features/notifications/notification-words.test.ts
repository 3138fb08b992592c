import { expect, test } from "vitest";
import { notificationPage, notificationWords } from "./notification-words.ts";

const params = { challenge_id: "lamp", challenge_title: "Lamp & bell", points: 80 };

test.each([
	["submission_approved", "Submission approved", 'Your work for "Lamp & bell" earned 80 points.'],
	["submission_reopened", "Submission opened again", 'Your work for "Lamp & bell" is being looked at again.'],
])("%s is put into the page's words", (code, title, message) => {
	expect(notificationWords({ code, params })).toEqual({ title, message });
});

test.each(["constructor", "of_a_later_version", "submission_approved"])(
	"%s without values says that there is news",
	(code) => {
		const { title, message } = notificationWords({ code, params: {} });
		expect([title, message]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
	},
);

test("it leads to its project in its kit, or to the challenges; without one nowhere", () => {
	expect(notificationPage({ params: { ...params, kit: "primary" } })).toBe("/primary-kit?challenge=lamp");
	expect(notificationPage({ params: { ...params, kit: "secondary" } })).toBe("/secondary-kit?challenge=lamp");
	expect(notificationPage({ params: { ...params, kit: null } })).toBe("/challenges?challenge=lamp");
	expect(notificationPage({ params: { challenge_id: "a&b=c", kit: "//evil" } })).toBe(
		"/challenges?challenge=a%26b%3Dc",
	);
	expect(notificationPage({ params: {} })).toBeNull();
});
