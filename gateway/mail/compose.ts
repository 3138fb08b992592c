import { MAIL_TEXTS, type MailKind, type MailLocale } from "./mail-texts.ts";

export type ComposedMail = { readonly subject: string; readonly text: string; readonly html: string };

/** A mail of the kind in `locale`, as plain text and as HTML: the same words and the whole link in both. */
export function composeMail(locale: MailLocale, kind: MailKind, siteName: string, link: string): ComposedMail {
	const { subject, lines, button, after } = MAIL_TEXTS[locale][kind](siteName);
	const text = [...lines, ...(button ? [`${button}:\n${link}`] : []), after].join("\n\n");
	const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#faf7f0;color:#1f2933;font:16px/1.5 sans-serif">
<div style="max-width:480px;margin:0 auto">
${lines.map((line) => `<p>${escaped(line)}</p>`).join("\n")}
${button ? `<p><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#00797f;color:#ffffff">${escaped(button)}</a></p>\n<p style="font-size:14px">${escaped(link)}</p>` : ""}
<p>${escaped(after)}</p>
</div></body></html>
`;
	return { subject: oneLine(subject), text: `${text}\n`, html };
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(text: string): string {
	return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

/** A header value is one line. */
function oneLine(text: string): string {
	return text.replace(/\p{Cc}+/gu, " ").trim();
}
