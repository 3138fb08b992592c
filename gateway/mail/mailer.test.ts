import { expect, test, vi } from "vitest";
import { openMailBox } from "../tests/mail-box.ts";
import { openMailer } from "./mailer.ts";

const MAIL = { subject: "s", text: "t", html: "<p>t</p>" };

test("mails go out in the order they were queued", async () => {
	const box = await openMailBox();
	const mailer = openMailer({ url: box.url, from: "post@school.test", log: { error: vi.fn() } });
	for (const to of ["a@x.test", "b@x.test", "c@x.test"]) mailer.send(to, MAIL);
	expect(box.mails).toEqual([]);
	await mailer.idle();
	expect(box.mails.map(({ to }) => to[0])).toEqual(["a@x.test", "b@x.test", "c@x.test"]);
	await mailer.close();
	await box.stop();
});

test("one address never becomes several", async () => {
	const box = await openMailBox();
	const mailer = openMailer({ url: box.url, from: "post@school.test", log: { error: vi.fn() } });
	mailer.send("a@x.test, spy@evil.test", MAIL);
	mailer.send("a@x.test\r\nBcc: spy@evil.test", MAIL);
	await mailer.idle();
	expect(box.mails.filter(({ to }) => to.includes("spy@evil.test") || to.length > 1)).toEqual([]);
	expect(box.mails.flatMap(({ headers }) => headers).filter((line) => /^bcc:/i.test(line))).toEqual([]);
	await mailer.close();
	await box.stop();
});

test.each([
	["is tried again", [451, 451], 3, 1],
	["is given up after three tries", [451, 451, 451], 3, 0],
	["is given up at once when it will never be taken", [550], 1, 0],
])("a mail that is put off %s", async (_, codes, attempts, arrived) => {
	const box = await openMailBox();
	box.refuse(...codes);
	const error = vi.fn();
	const mailer = openMailer({ url: box.url, from: "post@school.test", log: { error }, pauses: [1, 1] });
	mailer.send("asha@school.test", MAIL);
	await mailer.idle();
	expect([box.attempts(), box.mails.length, error.mock.calls.length]).toEqual([attempts, arrived, 1 - arrived]);
	expect(JSON.stringify(error.mock.calls)).not.toContain("asha");
	await mailer.close();
	await box.stop();
});
