import { Outlet } from "@tanstack/react-router";
import { useTheme } from "#web/device/theme.ts";
import { Toaster } from "#web/ui/Toaster.tsx";
import { ConnectionBanner } from "./ConnectionBanner.tsx";

/** What stands around every page. */
export function Root() {
	const [theme] = useTheme();
	return (
		<>
			<Outlet />
			<ConnectionBanner />
			<Toaster theme={theme} />
		</>
	);
}
