import { Outlet, useLocation } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { ModuleMissing } from "#web/platform/loading/ModuleMissing.tsx";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { LiveNews } from "./LiveNews.tsx";
import { OutboxRunner } from "./OutboxRunner.tsx";

const loadPage = () => import("./PageWithSidebar.tsx");
const loadHeartbeat = () => import("#web/classroom/presence/Heartbeat.tsx");
const loadLesson = () => import("#web/classroom/lesson/ClassLesson.tsx");
const loadQuestions = () => import("./Questions.tsx");

/** What `Root` prefetches after the shell. */
export const lazyModules = [loadPage, loadQuestions];

/** The sidebar, the header and the page. An open project fills the whole window. */
export function Shell(): ReactNode {
	const whole = useLocation({
		select: ({ search, pathname }) => "challenge" in search && pathname !== "/challenges",
	});
	const [missing, setMissing] = useState(false);
	const page = useLazyModule(loadPage, whole ? undefined : true, setMissing);
	const questions = useLazyModule(loadQuestions);
	const heartbeat = useLazyModule(loadHeartbeat);
	const lesson = useLazyModule(loadLesson);
	return (
		<>
			<LiveNews />
			<OutboxRunner />
			{whole ? <Outlet /> : page ? <page.PageWithSidebar /> : <ModuleMissing missing={missing} />}
			{questions && <questions.Questions />}
			{heartbeat && <heartbeat.Heartbeat />}
			{lesson && <lesson.ClassLesson />}
		</>
	);
}
