import { useQuery } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { loadConfig } from "#web/platform/backend/config.ts";
import { Logo } from "#web/platform/ui/Logo.tsx";
import { CONSENT_TEXT_VERSION } from "./consents.data.ts";
import "./consent-letter.css";

/** The text of the letter, but for the name of who runs this site: another version where they change. */
export const LETTER_TEXTS = [
	m.letter_dear,
	m.letter_what,
	m.letter_without,
	m.letter_asks,
	m.letter_forum,
	m.letter_helper,
	m.letter_kept,
	m.letter_withdraw,
	m.letter_yes,
] as const;

const FIELDS = [m.letter_child, m.letter_class, m.letter_adult, m.letter_date, m.letter_signature];

/** What an adult agrees to, on one sheet of A4, with the version of its text. Black on white in both themes. */
export function ConsentLetter() {
	const { name, contact } = useQuery({ queryKey: ["config"], queryFn: loadConfig }).data?.operator ?? {};
	return (
		<article aria-labelledby="consent-letter" className="consent-letter">
			<Logo name={m.product_name()} />
			<h1 id="consent-letter">{m.letter_title()}</h1>
			<p>{m.letter_dear()}</p>
			<p>
				{m.letter_what()} {name && m.letter_operator({ name })}
			</p>
			<p>{m.letter_without()}</p>
			<p>{m.letter_asks()}</p>
			<ol>
				<li>{m.letter_forum()}</li>
				<li>{m.letter_helper()}</li>
			</ol>
			<p>{m.letter_kept()}</p>
			<p>{m.letter_withdraw()}</p>
			<p>{contact ? m.letter_contact({ contact }) : m.letter_ask_teacher()}</p>
			<p className="consent-letter-yes">{m.letter_yes()}</p>
			<dl>
				{FIELDS.map((field) => (
					<div key={field()}>
						<dt>{field()}</dt>
						<dd aria-hidden="true" />
					</div>
				))}
			</dl>
			<p className="consent-letter-version">{m.letter_version({ version: CONSENT_TEXT_VERSION })}</p>
		</article>
	);
}
