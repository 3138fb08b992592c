import { lazy, type ReactNode, Suspense } from "react";
import { usePerson } from "#web/platform/session/session.ts";

const OwnPasswordFirst = lazy(async () => ({
	default: (await import("#web/account/sign-in/OwnPasswordFirst.tsx")).OwnPasswordFirst,
}));

/** Shows the page to people with a password of their own; the others choose one first. */
export function PasswordFirst({ children }: { children: ReactNode }) {
	if (!usePerson().mustChangePassword) return children;
	return (
		<Suspense>
			<OwnPasswordFirst />
		</Suspense>
	);
}
