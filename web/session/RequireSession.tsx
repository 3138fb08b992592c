import { Navigate, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m } from "#messages/generated/messages.js";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Spinner } from "#web/ui/Spinner.tsx";
import { retrySession, useSession } from "./session.ts";

/** Shows the page to people signed in; sends others to the landing page, which leads back here. */
export function RequireSession({ children }: { children: ReactNode }) {
	const session = useSession();
	const wanted = useLocation({ select: (location) => location.href });
	if (session.state === "signed-in") return children;
	if (session.state === "signed-out") {
		return <Navigate to="/" search={wanted === "/dashboard" ? {} : { next: wanted }} replace />;
	}
	return (
		<div className="min-h-dvh grid place-items-center p-4">
			{session.state === "loading" ? (
				<Spinner label={m.ui_loading()} />
			) : (
				<ErrorState title={m.session_unreachable()} text={m.session_unreachable_text()} onRetry={retrySession} />
			)}
		</div>
	);
}
