import { useRouter } from "@tanstack/react-router";
import { Fragment, type ReactNode, useEffect } from "react";
import { m } from "#messages/generated/messages.js";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { personOf, retrySession, useSession } from "./session.ts";

/**
 * Shows the page to people signed in; sends others to the landing page, which leads back here. A page whose session ran
 * out stays; another person gets a page of their own.
 */
export function RequireSession({ children }: { children: ReactNode }) {
	const session = useSession();
	const router = useRouter();
	useEffect(() => {
		const { pathname, href } = router.state.location;
		if (session.state !== "signed-out" || pathname === "/") return;
		const search = session.byChoice || href === "/dashboard" ? {} : { next: href };
		void router.navigate({ to: "/", search, replace: true });
	}, [session, router]);
	const person = personOf(session);
	if (person) return <Fragment key={person.id}>{children}</Fragment>;
	return (
		<div className="min-h-page grid place-items-center p-4">
			{session.state === "unreachable" ? (
				<ErrorState title={m.session_unreachable()} text={m.session_unreachable_text()} onRetry={retrySession} />
			) : (
				<Spinner label={m.ui_loading()} />
			)}
		</div>
	);
}
