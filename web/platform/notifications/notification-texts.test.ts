import { expect, test } from "vitest";
import { notificationPage, notificationTexts } from "./notification-texts.ts";

const params = { challenge_id: "lamp", challenge_title: "Lamp & bell", points: 80 };

test.each([
	["submission_approved", "Submission approved", 'Your work for "Lamp & bell" earned 80 points.'],
	["submission_reopened", "Submission opened again", 'Your work for "Lamp & bell" is being looked at again.'],
])("%s is put into the page's words", (code, title, message) => {
	expect(notificationTexts({ code, params })).toEqual({ title, message });
});

test.each(["constructor", "of_a_later_version", "submission_approved"])(
	"%s without values says that there is news",
	(code) => {
		const { title, message } = notificationTexts({ code, params: {} });
		expect([title, message]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
	},
);

test("a review leads to its feedback; without a challenge nowhere", () => {
	expect(notificationPage({ code: "submission_approved", params: { ...params, kit: "primary" } })).toBe(
		"/dashboard?feedback=lamp",
	);
	expect(notificationPage({ code: "submission_rejected", params: { challenge_id: "a&b=c" } })).toBe(
		"/dashboard?feedback=a%26b%3Dc",
	);
	expect(notificationPage({ code: "submission_approved", params: {} })).toBeNull();
});

test("other news of a challenge leads to its project in its kit, or to the challenges", () => {
	const of = (kit: unknown) => notificationPage({ code: "challenge_changed", params: { ...params, kit } as never });
	expect(of("primary")).toBe("/primary-kit?challenge=lamp");
	expect(of("secondary")).toBe("/secondary-kit?challenge=lamp");
	expect(of("//evil")).toBe("/challenges?challenge=lamp");
});

test("news of the forum leads to its post, a report to its case, a child's question to the consents", () => {
	const post = { author: "Asha M.", post_title: "Lamp", post_id: "1" };
	expect(notificationTexts({ code: "forum_comment", params: post }).message).toBe("Asha M. wrote about “Lamp”");
	expect(notificationPage({ code: "forum_comment", params: post })).toBe("/forum?post=1");
	expect(notificationPage({ code: "reported", params: { case_id: "2" } })).toBe("/reports?case=2");
	expect(notificationPage({ code: "consent_asked", params: { person_id: "3" } })).toBe("/consents");
});

test("news of a child in distress names the child and leads to what they wrote", () => {
	const news = { code: "assistant_distress", params: { author: "Asha M.", exchange_id: "4" } };
	expect(notificationTexts(news).message).toContain("Asha M.");
	expect(notificationPage(news)).toBe("/ai-questions?show=distress");
});

test("news of a question that a learner handed on names the learner and leads to it", () => {
	const news = { code: "assistant_question", params: { author: "Asha M.", exchange_id: "4" } };
	expect(notificationTexts(news).message).toContain("Asha M.");
	expect(notificationPage(news)).toBe("/ai-questions?show=asked");
});

test("news of a class names the learner and leads a teacher to the class", () => {
	const news = { code: "class_locked", params: { class_id: "c1", class_name: "7A", name: "Asha M." } };
	expect(notificationTexts(news).message).toContain("Asha M. in 7A");
	expect(notificationPage(news)).toBe("/class-management?class=c1");
	expect(notificationPage({ ...news, code: "class_let_in" })).toBe("/dashboard");
});

test("a tip says whose it is in the teacher's own words, and leads to the project", () => {
	const tip = { author: "Daudi K.", tip: "Look at the light.", challenge_id: "lamp", kit: "primary" };
	expect(notificationTexts({ code: "teacher_tip", params: tip })).toEqual({
		title: "A tip from Daudi K.",
		message: "Look at the light.",
	});
	expect(notificationPage({ code: "teacher_tip", params: tip })).toBe("/primary-kit?challenge=lamp");
	expect(notificationPage({ code: "teacher_tip", params: { author: "Daudi K.", tip: "Rest." } })).toBeNull();
});

test("a reminder names the teacher and the work, and leads to it", () => {
	const params = { author: "Daudi K.", challenge_title: "Lamp", challenge_id: "lamp", kit: "primary" };
	expect(notificationTexts({ code: "assignment_reminder", params })).toEqual({
		title: "A reminder from Daudi K.",
		message: "“Lamp” still waits for you. Take the time you need.",
	});
	expect(notificationPage({ code: "assignment_reminder", params })).toBe("/primary-kit?challenge=lamp");
	const { kit: _, ...challenge } = params;
	expect(notificationPage({ code: "assignment_reminder", params: challenge })).toBe("/challenges?challenge=lamp");
});

test("several of a kind are said with their number", () => {
	const news = { code: "class_first_choice", params: { name: "Asha M.", class_name: "5B" } };
	expect(notificationTexts(news, 37).title).toBe("37 chose their secret");
	expect(notificationTexts(news).message).toContain("Asha M.");
});
