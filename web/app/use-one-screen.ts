import { useLocation } from "@tanstack/react-router";

/** Whether the page fills the window, with the sidebar as icons: the class right now. */
export function useOneScreen(): boolean {
	return useLocation({ select: ({ pathname, search }) => pathname === "/student-progress" && !("learner" in search) });
}
