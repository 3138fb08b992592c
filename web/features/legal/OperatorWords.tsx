import { useQuery } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { loadConfig } from "#web/backend/config.ts";

/** Who runs this place and how to reach them, as far as they have said. */
export function OperatorWords() {
	const { name, contact } = useQuery({ queryKey: ["config"], queryFn: loadConfig }).data?.operator ?? {};
	return (
		<section className="grid gap-2.5">
			<h2>{m.legal_contact_title()}</h2>
			<p>{name ? m.legal_operator({ name }) : m.legal_operator_unnamed()}</p>
			<p>{contact ? m.legal_contact({ contact }) : m.legal_contact_unnamed()}</p>
		</section>
	);
}
