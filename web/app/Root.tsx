import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { useLater } from "#web/backend/use-later.ts";
import { useTheme } from "#web/device/theme.ts";
import { ConnectionBanner } from "./ConnectionBanner.tsx";

const loadToaster = () => import("#web/ui/Toaster.tsx");

/** What stands around every page. */
export function Root() {
	const [theme] = useTheme();
	const later = useLater(loadToaster);
	useEffect(() => {
		delete document.documentElement.dataset.typeface;
	}, []);
	return (
		<>
			<Outlet />
			<ConnectionBanner />
			{later && <later.Toaster theme={theme} />}
		</>
	);
}
