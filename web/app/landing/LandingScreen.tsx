import { useIsMutating } from "@tanstack/react-query";
import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { m } from "#messages/generated/messages.js";
import { AccountPanel } from "#web/account/sign-in/AccountPanel.tsx";
import { SIGN_UP_KEY } from "#web/account/sign-in/accounts.queries.ts";
import { nextPage } from "#web/platform/session/next-page.ts";
import { useSession } from "#web/platform/session/session.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { Logo } from "#web/platform/ui/Logo.tsx";
import { Headline, Showcase } from "./Marketing.tsx";

const FOOTER_LINK = "inline-flex items-center min-h-11 font-bold underline underline-offset-2 hover:text-ink";

const route = getRouteApi("/");

/** The way in: what the product is, and the two forms. People signed in are redirected. */
export function LandingScreen() {
	const { next, form = "login" } = route.useSearch();
	const navigate = route.useNavigate();
	useTitle();
	useLeadOn(next);
	return (
		<div className="min-h-page flex flex-col">
			<header className="flex items-center w-full max-w-[1200px] mx-auto px-[clamp(16px,4vw,40px)] py-5.5 min-h-22">
				<Logo name={m.product_name()} />
			</header>
			<main className="landing grow w-full max-w-[1200px] mx-auto px-[clamp(16px,4vw,40px)] pt-3 pb-14">
				<Headline />
				<div className="[grid-area:panel]">
					<AccountPanel
						form={form}
						onClassCode={(start) => void navigate({ to: "/class-sign-in", search: start })}
						onFormChange={(chosen) =>
							void navigate({
								to: "/",
								search: { ...(next ? { next } : {}), form: chosen },
								replace: true,
								resetScroll: false,
							})
						}
					/>
				</div>
				<Showcase />
			</main>
			<footer className="flex flex-wrap items-center justify-center gap-x-6 p-3 text-sm text-ink-2">
				<p>{m.footer_copyright({ year: new Date().getFullYear() })}</p>
				<nav aria-label={m.footer_legal()} className="flex flex-wrap gap-x-6">
					<Link to="/privacy-policy" className={FOOTER_LINK}>
						{m.footer_privacy()}
					</Link>
					<Link to="/terms-of-service" className={FOOTER_LINK}>
						{m.footer_terms()}
					</Link>
				</nav>
			</footer>
		</div>
	);
}

/** Leads on once somebody is signed in; a sign-up first stores its profile. */
function useLeadOn(next: string | undefined): void {
	const router = useRouter();
	const session = useSession();
	const signingUp = useIsMutating({ mutationKey: SIGN_UP_KEY }) > 0;
	const ready = session.state === "signed-in" && !signingUp;
	useEffect(() => {
		if (ready) router.history.replace(nextPage(next));
	}, [ready, next, router]);
}
