import { NewPassword } from "#web/features/accounts/NewPassword.tsx";
import { LeaveWhenIdle } from "#web/features/accounts/SharedComputer.tsx";
import { SignInAgain } from "#web/features/accounts/SignInAgain.tsx";
import { WelcomeBack } from "#web/features/accounts/WelcomeBack.tsx";
import { WhoAreYou } from "#web/features/accounts/WhoAreYou.tsx";
import { useSession } from "#web/session/session.ts";

/** Dialogs over any page, for the person signed in. */
export function Questions() {
	const expired = useSession().state === "expired";
	return (
		<>
			<LeaveWhenIdle />
			<WelcomeBack />
			<NewPassword />
			<WhoAreYou />
			{expired && <SignInAgain />}
		</>
	);
}
