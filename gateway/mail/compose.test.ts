import { expect, test } from "vitest";
import { composeMail } from "./compose.ts";
import { MAIL_WORDS, type MailKind } from "./words.ts";

const KINDS = Object.keys(MAIL_WORDS) as MailKind[];

test.each(KINDS)("nothing in a %s mail becomes markup or a second header", (kind) => {
	const name = 'A "B"</title><script>alert(1)</script>\r\nBcc: spy@evil.test';
	const { subject, html } = composeMail(kind, name, 'http://site.test/?a=1&b="><img src=x>');
	expect(subject).not.toMatch(/\p{Cc}/u);
	expect(html).not.toMatch(/<script|<img|&b="/);
	expect(html).toContain("&lt;script&gt;");
});

test.each(KINDS)("a %s mail says the same as plain text and as HTML", (kind) => {
	const link = "http://site.test/confirm?token_hash=x";
	const { text, html } = composeMail(kind, "School", link);
	const { lines, after } = MAIL_WORDS[kind]("School");
	for (const line of [...lines, after]) {
		expect(text).toContain(line);
		expect(html).toContain(line);
	}
	expect([text, html].map((each) => each.includes(link))).toEqual([true, true]);
});
