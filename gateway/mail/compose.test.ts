import { expect, test } from "vitest";
import { composeMail } from "./compose.ts";
import { MAIL_TEXTS, type MailKind, type MailLocale } from "./mail-texts.ts";

const LOCALES = Object.keys(MAIL_TEXTS) as MailLocale[];
const CASES = LOCALES.flatMap((locale) =>
	(Object.keys(MAIL_TEXTS[locale]) as MailKind[]).map((kind) => [locale, kind] as const),
);

test.each(CASES)("nothing in a mail (%s, %s) becomes markup or a second header", (locale, kind) => {
	const name = 'A "B"</title><script>alert(1)</script>\r\nBcc: spy@evil.test';
	const { subject, html } = composeMail(locale, kind, name, 'http://site.test/?a=1&b="><img src=x>');
	expect(subject).not.toMatch(/\p{Cc}/u);
	expect(html).not.toMatch(/<script|<img|&b="/);
	expect(html).toContain("&lt;script&gt;");
});

test.each(CASES)("a mail (%s, %s) says the same as plain text and as HTML", (locale, kind) => {
	const link = "http://site.test/confirm?token_hash=x";
	const { text, html } = composeMail(locale, kind, "School", link);
	const { lines, after } = MAIL_TEXTS[locale][kind]("School");
	for (const line of [...lines, after]) {
		expect(text).toContain(line);
		expect(html).toContain(line);
	}
	expect([text, html].map((each) => each.includes(link))).toEqual([true, true]);
});

test.each(LOCALES)("a mail in %s names its language to screen readers", (locale) => {
	expect(composeMail(locale, "signup", "School", "http://site.test").html).toContain(`<html lang="${locale}">`);
});
