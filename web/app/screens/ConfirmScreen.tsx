import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { AskForLink } from "#web/account/sign-in/AskForLink.tsx";
import { FormFailure } from "#web/account/sign-in/FormFailure.tsx";
import { confirmFailureText } from "#web/account/sign-in/failure-text.ts";
import { useRedeemCode, useRedeemLink } from "#web/account/sign-in/mail.queries.ts";
import { type LinkKind, readMailLink, readReturn } from "#web/account/sign-in/mail-link.ts";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { nextPage } from "#web/platform/session/next-page.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Logo } from "#web/platform/ui/Logo.tsx";

const LABELS: Record<LinkKind, () => string> = {
	signup: m.confirm_text_signup,
	email: m.confirm_text_signup,
	recovery: m.confirm_text_recovery,
	magiclink: m.confirm_text_magiclink,
	email_change: m.confirm_text_email_change,
};

/**
 * Where the links in mails lead, and where a sign-in elsewhere comes back. Only the button uses a link up: mail scanners
 * open every page. A code belongs to this browser alone, and is used at once.
 */
export function ConfirmScreen() {
	const [returned] = useState(() => readReturn(location.search));
	return returned ? <ReturnScreen {...returned} /> : <LinkScreen />;
}

function ReturnScreen({ code, window: ownWindow, next }: NonNullable<ReturnType<typeof readReturn>>) {
	useTitle(m.confirm_title());
	const router = useRouter();
	const { mutate, error, isSuccess } = useRedeemCode();
	useEffect(() => {
		mutate(code, { onSuccess: () => (ownWindow ? globalThis.close() : router.history.replace(nextPage(next))) });
	}, [code, ownWindow, next, mutate, router]);
	return (
		<div className="min-h-page flex flex-col items-center gap-8 p-4 pt-8">
			<Logo name={m.product_name()} />
			<main className="w-full max-w-[460px]">
				<Card className="grid gap-4 shadow-lift-2 sm:p-6.5">
					<h1 className="text-2xl">{error ? m.confirm_bad_title() : m.confirm_title()}</h1>
					<p role={error ? "alert" : "status"}>
						{error ? m.confirm_bad_text() : isSuccess ? m.confirm_window_done() : m.confirm_code_text()}
					</p>
				</Card>
			</main>
		</div>
	);
}

function LinkScreen() {
	useTitle(m.confirm_title());
	const router = useRouter();
	const [link] = useState(() => readMailLink(location.search));
	const redeeming = useRedeemLink();
	const dead = hasCode(redeeming.error, "otp_expired");

	const again = dead && (link?.kind === "recovery" || link?.kind === "signup") ? link.kind : undefined;

	function handleContinue() {
		// Replaces the address, so that the secret stays in no history.
		if (link) redeeming.mutate(link, { onSuccess: () => router.history.replace(nextPage(link.next)) });
	}

	return (
		<div className="min-h-page flex flex-col items-center gap-8 p-4 pt-8">
			<Logo name={m.product_name()} />
			<main className="w-full max-w-[460px]">
				<Card className="grid gap-4 shadow-lift-2 sm:p-6.5">
					<h1 className="text-2xl">{link && !dead ? m.confirm_title() : m.confirm_bad_title()}</h1>
					{link && !dead ? (
						<>
							<p>{LABELS[link.kind]()}</p>
							{redeeming.error && <FormFailure>{confirmFailureText(redeeming.error)}</FormFailure>}
							<Button size="big" loading={redeeming.isPending} onClick={handleContinue}>
								{m.confirm_action()}
							</Button>
						</>
					) : (
						<>
							<p role="alert">{dead ? m.confirm_bad_text() : m.confirm_missing_text()}</p>
							{again && <AskForLink kind={again} />}
							<Link to="/" replace className={buttonClass({ variant: "quiet" })}>
								{m.confirm_home()}
							</Link>
						</>
					)}
				</Card>
			</main>
		</div>
	);
}
