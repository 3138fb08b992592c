import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { WordDemoContext } from "#web/platform/learning/word-demo.ts";
import { useLazyModule, usePrefetch } from "#web/platform/loading/use-lazy-module.ts";
import { personOf, useSession } from "#web/platform/session/session.ts";
import { useTheme } from "#web/platform/storage/theme.ts";
import { ConnectionBanner } from "./ConnectionBanner.tsx";
import { ALL_SCREENS, loadWaiting, OPEN_SCREENS } from "./screens.ts";

const loadWordDemo = () => import("#web/bench/player/WordDemo.tsx");
const loadToaster = () => import("#web/platform/ui/Toaster.tsx");

/** What surrounds every page. */
export function Root() {
	const [theme] = useTheme();
	const later = useLazyModule(loadToaster);
	const signedIn = personOf(useSession()) !== undefined;
	// Before all others: it is needed where the network is gone.
	useLazyModule(loadWaiting, signedIn ? undefined : false);
	usePrefetch(signedIn ? ALL_SCREENS : OPEN_SCREENS);
	useEffect(() => {
		delete document.documentElement.dataset.typeface;
	}, []);
	return (
		<>
			<WordDemoContext value={loadWordDemo}>
				<Outlet />
			</WordDemoContext>
			<ConnectionBanner />
			{later && <later.Toaster theme={theme} />}
		</>
	);
}
