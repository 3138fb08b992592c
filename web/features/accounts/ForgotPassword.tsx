import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";
import { TextButton } from "./TextButton.tsx";

const loadDialog = () => import("./ForgotDialog.tsx");

/** The way back in for who forgot the password. The dialog's code comes after the form's. */
export function ForgotPassword({ email }: { email: string }) {
	const [asked, setAsked] = useState(false);
	const later = useLazyModule(loadDialog);
	if (asked && later) return <later.ForgotDialog email={email} />;
	return <TextButton onClick={() => setAsked(true)}>{m.account_forgot()}</TextButton>;
}
