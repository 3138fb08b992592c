import { Outlet, useLocation } from "@tanstack/react-router";
import { m } from "#messages/generated/messages.js";
import { useBrought, useLater } from "#web/backend/use-later.ts";
import { Spinner } from "#web/ui/Spinner.tsx";
import { LiveNews } from "./LiveNews.tsx";
import { OutboxRunner } from "./OutboxRunner.tsx";

const loadPage = () => import("./PageWithSidebar.tsx");
const loadQuestions = () => import("./Questions.tsx");

/** The sidebar, the header and the page. An open challenge has the whole window to itself. */
export function Shell() {
	const whole = useLocation({ select: (location) => "challenge" in location.search });
	const page = useLater(loadPage, !whole);
	useBrought(loadPage);
	const questions = useLater(loadQuestions);
	return (
		<>
			<LiveNews />
			<OutboxRunner />
			{whole ? <Outlet /> : page ? <page.PageWithSidebar /> : <Waiting />}
			{questions && <questions.Questions />}
		</>
	);
}

function Waiting() {
	return (
		<div className="min-h-dvh grid place-items-center">
			<Spinner label={m.ui_loading()} />
		</div>
	);
}
