import { m } from "#messages/generated/messages.js";
import type { SignInPurpose } from "#web/platform/session/provider-return.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { useGoogle } from "./google.queries.ts";
import { useWayIn } from "./ways-in.ts";

type Props = {
	purpose: SignInPurpose;
	/** Asked before the browser leaves; false keeps it here. */
	mayLeave?: () => Promise<boolean>;
};

/** The way in by Google, where this server has it. */
export function GoogleButton({ purpose, mayLeave }: Props) {
	const offered = useWayIn("google");
	const leaving = useGoogle(purpose);
	if (!offered) return null;

	async function handleClick() {
		if (!mayLeave || (await mayLeave())) leaving.mutate();
	}

	return (
		<>
			<Button variant="quiet" className="w-full" loading={leaving.isPending} onClick={() => void handleClick()}>
				<svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
					<path
						fill="#4285F4"
						d="M22 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.6a4.8 4.8 0 0 1-2.1 3.1v2.6h3.4c2-1.8 3.1-4.5 3.1-7.6z"
					/>
					<path
						fill="#34A853"
						d="M12 22c2.8 0 5.2-.9 6.9-2.5l-3.4-2.6c-.9.6-2.1 1-3.5 1-2.7 0-5-1.8-5.8-4.3H2.7v2.7A10 10 0 0 0 12 22z"
					/>
					<path fill="#FBBC05" d="M6.2 13.6a6 6 0 0 1 0-3.8V7.1H2.7a10 10 0 0 0 0 9.2z" />
					<path fill="#EA4335" d="M12 5.9c1.5 0 2.9.5 4 1.6l3-3A10 10 0 0 0 2.7 7.1l3.5 2.7C7 7.7 9.3 5.9 12 5.9z" />
				</svg>
				{m.google_continue()}
			</Button>
			<p className="flex items-center gap-3 text-sm text-ink-2 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
				{m.google_or()}
			</p>
		</>
	);
}
