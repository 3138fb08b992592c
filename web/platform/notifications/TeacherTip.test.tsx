// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { notificationsQuery } from "./notifications.queries.ts";
import { TeacherTip } from "./TeacherTip.tsx";
import { isShownAtWork } from "./tips-at-work.ts";

vi.mock("#web/platform/session/session.ts", () => ({ usePerson: () => ({ id: "asha" }) }));

afterEach(cleanup);

const tip = (text: string, challenge_id: string | undefined, isRead = false) => ({
	...{ id: text, code: "teacher_tip", isRead, asksToAct: false, createdAt: "2026-03-03T10:00:00Z" },
	params: { author: "Daudi K.", tip: text, challenge_id },
});

function show(...tips: ReturnType<typeof tip>[]) {
	const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
	client.setQueryData(notificationsQuery("asha").queryKey, tips);
	return render(
		<QueryClientProvider client={client}>
			<TeacherTip projectId="lamp" />
		</QueryClientProvider>,
	);
}

test("the newest tip for the project is one line at its work, announced", () => {
	show(tip("Look at the red one.", "lamp"), tip("Look up.", "lamp"), tip("Other.", "bell"));
	expect(screen.getByRole("status").textContent).toBe("Tip from Daudi K.: Look at the red one.");
});

test("a tip that was put away, or is for other work, is not shown", () => {
	show(tip("Read.", "lamp", true), tip("Other.", "bell"), tip("Anywhere.", undefined));
	expect(screen.getByRole("status").textContent).toBe("");
});

test("a tip is said elsewhere only while its work is not open", () => {
	const { unmount } = show();
	expect(isShownAtWork(tip("Look.", "lamp"))).toBe(true);
	expect(isShownAtWork(tip("Look.", "bell"))).toBe(false);
	unmount();
	expect(isShownAtWork(tip("Look.", "lamp"))).toBe(false);
});
