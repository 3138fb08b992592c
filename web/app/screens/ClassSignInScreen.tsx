import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { ClassSignIn } from "#web/account/class-sign-in/ClassSignIn.tsx";
import { SharedComputer } from "#web/account/sign-in/SharedComputer.tsx";
import { dropDraft, keptJoinFacts } from "#web/account/sign-in/sign-up-draft.ts";
import { chooseShared, useSession } from "#web/platform/session/session.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { Logo } from "#web/platform/ui/Logo.tsx";

const route = getRouteApi("/class-sign-in");

/** The way in for learners without an email. */
export function ClassSignInScreen() {
	const search = route.useSearch();
	const router = useRouter();
	const session = useSession();
	useTitle(m.class_sign_in_title());
	// Such a computer is shared unless somebody says otherwise; a session that is open stays as it is.
	useState(() => session.state !== "signed-in" && void chooseShared(true));
	useEffect(() => {
		if (session.state === "signed-in") router.history.replace("/dashboard");
	}, [session.state, router]);
	// Another learner may have changed the name that the sign-up form came with.
	const isSame = (name: string) => name.trim() === search.name?.trim();
	return (
		<div className="min-h-page w-full max-w-[1120px] mx-auto px-4 sm:px-6 py-4 sm:py-6.5">
			<Link to="/" search={{ form: "login" }} className="inline-block rounded-small">
				<Logo name={m.product_name()} />
			</Link>
			<main className="grid min-[861px]:grid-cols-[minmax(0,1fr)_minmax(0,476px)] gap-x-18 items-center min-[861px]:min-h-[calc(100dvh-8rem)] mt-4">
				<div className="max-[860px]:hidden grid gap-5">
					<h1>
						{m.class_sign_in_headline_1()}
						<br />
						{m.class_sign_in_headline_2()}
					</h1>
					<p className="text-[1.1875rem] text-ink-2 max-w-[30ch]">{m.class_sign_in_intro()}</p>
					<svg viewBox="0 0 320 180" aria-hidden="true" className="block w-full max-w-[480px] rounded-large">
						<use href="/secret-pictures.svg#classroom" />
					</svg>
				</div>
				<ClassSignIn
					code={search.code}
					name={search.name}
					factsOf={(name) => ({ ...(isSame(name) && search.grade && { grade: search.grade }), ...keptJoinFacts(name) })}
					onAsked={dropDraft}
					shared={<SharedComputer />}
					back={
						<Link
							to="/"
							search={{ form: "login" }}
							className="inline-flex items-center min-h-11 font-bold text-teal-deep underline underline-offset-2"
						>
							{m.class_sign_in_back()}
						</Link>
					}
				/>
			</main>
		</div>
	);
}
