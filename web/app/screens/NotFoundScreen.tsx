import { Link, useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { m } from "#messages/generated/messages.js";
import { useTitle } from "#web/platform/storage/title.ts";
import { buttonClass } from "#web/platform/ui/button-class.ts";

const CODE = "404";

/** Any address that leads nowhere. The bad path goes to the console. */
export function NotFoundScreen() {
	const path = useLocation({ select: (location) => location.pathname });
	useTitle(m.not_found_title());
	useEffect(() => console.warn("404: there is no page at", path), [path]);
	return (
		<main className="min-h-page grid place-items-center p-4 dots">
			<div className="grid justify-items-center gap-4 text-center">
				<p className="font-mono font-bold text-7xl text-teal">{CODE}</p>
				<h1>{m.not_found_title()}</h1>
				<p className="text-ink-2">{m.not_found_text()}</p>
				<Link to="/" className={buttonClass({ size: "big" }, "mt-2")}>
					{m.not_found_link()}
				</Link>
			</div>
		</main>
	);
}
