import { m } from "#messages/generated/messages.js";
import { Card } from "#web/ui/Card.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#web/ui/Tabs.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";

export type AccountForm = "login" | "sign-up";

type Props = { form: AccountForm; onFormChange: (form: AccountForm) => void };

/** The card with the two ways in. */
export function AccountPanel({ form, onFormChange }: Props) {
	return (
		<Card className="shadow-lift-2 sm:p-6.5" aria-label={m.account_panel()}>
			<Tabs value={form} onValueChange={(value) => onFormChange(value === "sign-up" ? "sign-up" : "login")}>
				<TabList aria-label={m.account_panel()}>
					<Tab value="login">{m.account_login()}</Tab>
					<Tab value="sign-up">{m.account_sign_up()}</Tab>
				</TabList>
				<TabPanel value="login" className="mt-5">
					<LoginForm onSignUp={() => onFormChange("sign-up")} />
				</TabPanel>
				<TabPanel value="sign-up" className="mt-5">
					<SignUpForm onLogin={() => onFormChange("login")} />
				</TabPanel>
			</Tabs>
		</Card>
	);
}
