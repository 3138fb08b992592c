import { Link } from "@tanstack/react-router";
import { m } from "#messages/generated/messages.js";
import { useTitle } from "#web/platform/storage/title.ts";
import { buttonClass } from "#web/platform/ui/button-class.ts";

interface KitHeaderProps {
	/** The kit whose projects are shown; without one, all of them. */
	kit: { title: string; description: string } | null | undefined;
	/** Of all projects. */
	title: string;
	text: string;
	/** The page with all projects. */
	all: "/primary-kit" | "/secondary-kit";
}

/** The head of a catalogue, and its page's title: the kit's, with the way to all projects, or that of all projects. */
export function KitHeader({ kit, title, text, all }: KitHeaderProps) {
	useTitle(kit?.title ?? title);
	return (
		<header className="grid gap-2">
			<h1>{kit?.title ?? title}</h1>
			<p className="text-lg text-ink-2">{kit?.description ?? text}</p>
			{kit && (
				<Link to={all} className={buttonClass({ variant: "soft" }, "justify-self-start mt-2")}>
					{m.secondary_all_projects()}
				</Link>
			)}
		</header>
	);
}
