import { NewPassword } from "#web/features/accounts/NewPassword.tsx";
import { LeaveWhenIdle } from "#web/features/accounts/SharedComputer.tsx";
import { SignInAgain } from "#web/features/accounts/SignInAgain.tsx";
import { WelcomeBack } from "#web/features/accounts/WelcomeBack.tsx";
import { WhoAreYou } from "#web/features/accounts/WhoAreYou.tsx";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";
import { useSession } from "#web/session/session.ts";
import { loadSecretForm } from "./load-secret-form.ts";

const loadCelebration = () => import("./Celebration.tsx");

/** Dialogs and a celebration over any page, for the person signed in. */
export function Questions() {
	const celebration = useLazyModule(loadCelebration);
	const expired = useSession().state === "expired";
	return (
		<>
			<LeaveWhenIdle />
			<WelcomeBack />
			<NewPassword />
			<WhoAreYou />
			{expired && <SignInAgain loadSecretForm={loadSecretForm} />}
			{celebration && <celebration.Celebration />}
		</>
	);
}
