import { m } from "#messages/generated/messages.js";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#web/platform/ui/Tabs.tsx";
import { LoginForm } from "./LoginForm.tsx";
import type { ClassCodeStart } from "./ways-in.ts";

export type AccountForm = "login" | "sign-up";

type Props = {
	form: AccountForm;
	onFormChange: (form: AccountForm) => void;
	onClassCode: (start: ClassCodeStart) => void;
};

const loadSignUp = () => import("./SignUpForm.tsx");

/** The card with the two ways in. */
export function AccountPanel({ form, onFormChange, onClassCode }: Props) {
	const signUp = useLazyModule(loadSignUp);
	return (
		<Card className="shadow-lift-2 sm:p-6.5" aria-label={m.account_panel()}>
			<Tabs value={form} onValueChange={(value) => onFormChange(value === "sign-up" ? "sign-up" : "login")}>
				<TabList aria-label={m.account_panel()}>
					<Tab value="login">{m.account_login()}</Tab>
					<Tab value="sign-up">{m.account_sign_up()}</Tab>
				</TabList>
				<TabPanel value="login" className="mt-5">
					<LoginForm onSignUp={() => onFormChange("sign-up")} onClassCode={() => onClassCode({})} />
				</TabPanel>
				<TabPanel value="sign-up" className="mt-5">
					{signUp ? (
						<signUp.SignUpForm onLogin={() => onFormChange("login")} onClassCode={onClassCode} />
					) : (
						<Skeleton className="h-96 rounded-medium" />
					)}
				</TabPanel>
			</Tabs>
		</Card>
	);
}
