import { NewPassword } from "#web/features/accounts/NewPassword.tsx";
import { SignInAgain } from "#web/features/accounts/SignInAgain.tsx";
import { WhoAreYou } from "#web/features/accounts/WhoAreYou.tsx";
import { useSession } from "#web/session/session.ts";

/** What a person signed in may be asked over any page. */
export function Questions() {
	const expired = useSession().state === "expired";
	return (
		<>
			<NewPassword />
			<WhoAreYou />
			{expired && <SignInAgain />}
		</>
	);
}
