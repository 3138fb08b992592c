import { NewPassword } from "#web/account/sign-in/NewPassword.tsx";
import { LeaveWhenIdle } from "#web/account/sign-in/SharedComputer.tsx";
import { SignInAgain } from "#web/account/sign-in/SignInAgain.tsx";
import { WelcomeBack } from "#web/account/sign-in/WelcomeBack.tsx";
import { WhoAreYou } from "#web/account/sign-in/WhoAreYou.tsx";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { useSession } from "#web/platform/session/session.ts";
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
