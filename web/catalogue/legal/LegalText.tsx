import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { loadConfig } from "#web/platform/backend/config.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { dateLocale } from "#web/platform/ui/date-locale.ts";
import { Logo } from "#web/platform/ui/Logo.tsx";

/** A heading and its paragraphs, in order. */
export type LegalSection = { title: () => string; paragraphs: readonly (() => string)[] };

type Props = {
	title: string;
	/** The day the text was last changed, as YYYY-MM-DD. */
	updated: string;
	sections: readonly LegalSection[];
};

/** One of the two legal texts, readable by anyone, with who runs this site at its end. */
export function LegalText({ title, updated, sections }: Props) {
	useTitle(title);
	return (
		<div className="min-h-page w-full max-w-[760px] mx-auto px-[clamp(16px,4vw,40px)] pb-14">
			<header className="flex flex-wrap items-center justify-between gap-3 py-5.5">
				<Logo name={m.product_name()} />
				<Link
					to="/"
					className="inline-flex items-center gap-2 min-h-11 font-extrabold text-teal-deep underline underline-offset-2"
				>
					<ArrowLeft size={18} aria-hidden="true" />
					{m.legal_back()}
				</Link>
			</header>
			<main className="grid grid-cols-[minmax(0,1fr)] gap-7 [overflow-wrap:anywhere]">
				<div className="grid grid-cols-[minmax(0,1fr)] gap-2">
					<h1>{title}</h1>
					<p className="text-ink-2">
						{m.legal_updated()} <time dateTime={updated}>{dayText(updated)}</time>
					</p>
				</div>
				{sections.map((section) => (
					<section key={section.title()} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
						<h2>{section.title()}</h2>
						{section.paragraphs.map((paragraph) => (
							<p key={paragraph()}>{paragraph()}</p>
						))}
					</section>
				))}
				<OperatorText />
			</main>
		</div>
	);
}

function dayText(day: string): string {
	const format = new Intl.DateTimeFormat(dateLocale(), {
		day: "numeric",
		month: "long",
		year: "numeric",
		timeZone: "UTC",
	});
	return format.format(new Date(`${day}T00:00:00Z`));
}

/** Who runs this site and how to reach them, as far as they have said. */
function OperatorText() {
	const { name, contact } = useQuery({ queryKey: ["config"], queryFn: loadConfig }).data?.operator ?? {};
	return (
		<section className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
			<h2>{m.legal_contact_title()}</h2>
			<p>{name ? m.legal_operator({ name }) : m.legal_operator_unnamed()}</p>
			<p>{contact ? m.legal_contact({ contact }) : m.legal_contact_unnamed()}</p>
		</section>
	);
}
