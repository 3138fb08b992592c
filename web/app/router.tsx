import { createRootRoute, createRoute, createRouter, Outlet, redirect } from "@tanstack/react-router";
import { readCode } from "#domain/classroom/codes.ts";
import { knownClassCode } from "#web/account/class-sign-in/known-class.ts";
import { LandingScreen } from "#web/app/landing/LandingScreen.tsx";
import { reportSearch } from "#web/classroom/day-end/report-search.ts";
import { type ReviewSearch, reviewSearch } from "#web/classroom/home/review-search.ts";
import { progressSearch } from "#web/classroom/live/progress-search.ts";
import { forumSearch } from "#web/community/pages/forum-search.ts";
import { lazyScreen } from "#web/platform/loading/lazy-screen.tsx";
import { loadModule } from "#web/platform/loading/use-lazy-module.ts";
import { RETURNED } from "#web/platform/session/provider-return.ts";
import { RequireSession } from "#web/platform/session/RequireSession.tsx";
import { PasswordFirst } from "./PasswordFirst.tsx";
import { Root } from "./Root.tsx";
import { RouteError } from "./RouteError.tsx";
import {
	loadAssignment,
	loadAssistantLog,
	loadChallenges,
	loadClasses,
	loadClassSignIn,
	loadConfirm,
	loadConsents,
	loadDashboard,
	loadForum,
	loadGroups,
	loadNotFound,
	loadOverviewScreen,
	loadPrimaryKit,
	loadPrivacy,
	loadProgress,
	loadQuickStartScreen,
	loadReport,
	loadReports,
	loadSecondaryKit,
	loadShell,
	loadStaff,
	loadTerms,
	loadTutorialsScreen,
	loadWaiting,
} from "./screens.ts";

const rootRoute = createRootRoute({
	component: Root,
	errorComponent: RouteError,
	notFoundComponent: lazyScreen(loadNotFound, "NotFoundScreen"),
});

type LandingSearch = { next?: string; form?: "login" | "sign-up" };

const landingSearch = onlyKnown<LandingSearch>((search) => ({
	...text(search, "next"),
	...(search.form === "sign-up" || search.form === "login" ? { form: search.form } : {}),
}));

/** A computer that a class shares opens on its code. A form that is named, or a page to return to, leads around it. */
function openKnownClass({ next, form }: LandingSearch): void {
	const code = next || form ? null : knownClassCode();
	if (code) throw redirect({ to: "/class-sign-in", search: { code }, replace: true });
}

const landingRoute = createRoute({
	getParentRoute: () => rootRoute,
	path: "/",
	validateSearch: landingSearch,
	beforeLoad: ({ search }) => openKnownClass(search),
	// Not lazy: most visitors of it have loaded nothing yet, and its parts are used everywhere.
	component: LandingScreen,
});

const classSignInRoute = createRoute({
	getParentRoute: () => rootRoute,
	path: "/class-sign-in",
	validateSearch: onlyKnown((search): { code?: string; name?: string; grade?: string } => {
		const { code } = text(search, "code");
		return {
			...(code ? { code: readCode(code).slice(0, 6) } : {}),
			...text(search, "name"),
			...text(search, "grade"),
		};
	}),
	component: lazyScreen(loadClassSignIn, "ClassSignInScreen"),
});

/** Loads the project that an address names. A failure is shown on the page. */
async function loadKitPage(load: () => Promise<void>): Promise<void> {
	await load().catch(() => undefined);
}

/** Everything below it is for people signed in. */
const signedInRoute = createRoute({
	getParentRoute: () => rootRoute,
	id: "signed-in",
	component: () => (
		<RequireSession>
			<PasswordFirst>
				<Outlet />
			</PasswordFirst>
		</RequireSession>
	),
});

/** Pages with the sidebar and the header; an open project takes the whole window. */
const shellRoute = createRoute({
	getParentRoute: () => signedInRoute,
	id: "shell",
	component: lazyScreen(loadShell, "Shell"),
});

const dashboardRoute = createRoute({
	getParentRoute: () => shellRoute,
	path: "/dashboard",
	validateSearch: onlyKnown((search): ReviewSearch & { feedback?: string } => ({
		...reviewSearch(search),
		...text(search, "feedback"),
	})),
	component: lazyScreen(loadDashboard, "DashboardScreen"),
});

const staffRoute = createRoute({
	getParentRoute: () => shellRoute,
	path: "/staff",
	component: lazyScreen(loadStaff, "StaffScreen"),
});

const classesRoute = createRoute({
	getParentRoute: () => shellRoute,
	path: "/class-management",
	validateSearch: onlyKnown((search): { class?: string; print?: "cards" | "report" } => ({
		...text(search, "class"),
		...(search.print === "cards" || search.print === "report" ? { print: search.print } : {}),
	})),
	component: lazyScreen(loadClasses, "ClassesScreen"),
});

const classReportRoute = createRoute({
	getParentRoute: () => shellRoute,
	path: "/class-report",
	validateSearch: onlyKnown(reportSearch),
	component: lazyScreen(loadReport, "ReportScreen"),
});

const groupsRoute = createRoute({
	getParentRoute: () => shellRoute,
	path: "/class-management/groups",
	validateSearch: onlyKnown((search): { class?: string } => text(search, "class")),
	component: lazyScreen(loadGroups, "GroupsScreen"),
});

const progressRoute = createRoute({
	getParentRoute: () => shellRoute,
	path: "/student-progress",
	validateSearch: onlyKnown(progressSearch),
	component: lazyScreen(loadProgress, "ProgressScreen"),
});

const assignmentRoute = createRoute({
	getParentRoute: () => shellRoute,
	path: "/assignment",
	validateSearch: onlyKnown((search): { id?: string } => text(search, "id")),
	component: lazyScreen(loadAssignment, "AssignmentScreen"),
});

const secondaryKitSearch = onlyKnown((search): { challenge?: string; kit?: string; view?: string } => ({
	...text(search, "challenge"),
	...text(search, "kit"),
	...text(search, "view"),
}));

const secondaryKitRoute = createRoute({
	getParentRoute: () => shellRoute,
	path: "/secondary-kit",
	validateSearch: secondaryKitSearch,
	loaderDeps: ({ search: { challenge } }) => ({ challenge }),
	loader: ({ deps: { challenge }, location }) =>
		loadKitPage(async () => {
			const screen = await loadModule(loadSecondaryKit);
			const { view } = text(location.search, "view");
			await (challenge === undefined ? screen.prefetchCatalogue() : screen.prefetchCodeProject(challenge, view));
		}),
	component: lazyScreen(loadSecondaryKit, "SecondaryKitScreen"),
});

const primaryKitSearch = onlyKnown((search): { challenge?: string; kit?: string; step?: string } => ({
	...text(search, "challenge"),
	...text(search, "kit"),
	...text(search, "step"),
}));

const primaryKitRoute = createRoute({
	getParentRoute: () => shellRoute,
	path: "/primary-kit",
	validateSearch: primaryKitSearch,
	loaderDeps: ({ search: { challenge } }) => ({ challenge }),
	loader: ({ deps: { challenge }, location }) =>
		loadKitPage(async () => {
			const screen = await loadModule(loadPrimaryKit);
			const { step } = text(location.search, "step");
			await (challenge === undefined ? screen.prefetchCatalogue() : screen.prefetchBlockProject(challenge, step));
		}),
	component: lazyScreen(loadPrimaryKit, "PrimaryKitScreen"),
});

const challengesRoute = createRoute({
	getParentRoute: () => shellRoute,
	path: "/challenges",
	validateSearch: onlyKnown((search): { challenge?: string } => text(search, "challenge")),
	component: lazyScreen(loadChallenges, "ChallengesScreen"),
});

const waitingRoute = createRoute({
	getParentRoute: () => shellRoute,
	path: "/waiting",
	component: lazyScreen(loadWaiting, "WaitingScreen"),
});

const forumRoute = createRoute({
	getParentRoute: () => shellRoute,
	path: "/forum",
	validateSearch: onlyKnown(forumSearch),
	component: lazyScreen(loadForum, "ForumScreen"),
});

const reportsRoute = createRoute({
	getParentRoute: () => shellRoute,
	path: "/reports",
	validateSearch: onlyKnown((search): { case?: string } => text(search, "case")),
	component: lazyScreen(loadReports, "ReportsScreen"),
});

const assistantLogRoute = createRoute({
	getParentRoute: () => shellRoute,
	path: "/ai-questions",
	validateSearch: onlyKnown((search): { show?: "distress" | "asked" } =>
		search.show === "distress" || search.show === "asked" ? { show: search.show } : {},
	),
	component: lazyScreen(loadAssistantLog, "AssistantLogScreen"),
});

const consentsRoute = createRoute({
	getParentRoute: () => shellRoute,
	path: "/consents",
	validateSearch: onlyKnown((search): { letter?: true } => (search.letter ? { letter: true } : {})),
	component: lazyScreen(loadConsents, "ConsentsScreen"),
});

const tutorialsRoute = createRoute({
	getParentRoute: () => shellRoute,
	path: "/tutorials",
	validateSearch: onlyKnown((search): { tutorial?: string } => text(search, "tutorial")),
	component: lazyScreen(loadTutorialsScreen, "TutorialsScreen"),
});

const overviewRoute = createRoute({
	getParentRoute: () => shellRoute,
	path: "/project-overview",
	component: lazyScreen(loadOverviewScreen, "OverviewScreen"),
});

const quickStartRoute = createRoute({
	getParentRoute: () => shellRoute,
	path: "/quick-start",
	component: lazyScreen(loadQuickStartScreen, "QuickStartScreen"),
});

const privacyRoute = createRoute({
	getParentRoute: () => rootRoute,
	path: "/privacy-policy",
	component: lazyScreen(loadPrivacy, "PrivacyScreen"),
});

const termsRoute = createRoute({
	getParentRoute: () => rootRoute,
	path: "/terms-of-service",
	component: lazyScreen(loadTerms, "TermsScreen"),
});

const confirmRoute = createRoute({
	getParentRoute: () => rootRoute,
	path: "/confirm",
	component: lazyScreen(loadConfirm, "ConfirmScreen"),
});

/** Every piece of `ui/` in all its states; not in what is built for people. */
const designRoute = import.meta.env.DEV
	? createRoute({
			getParentRoute: () => rootRoute,
			path: "/design",
			component: lazyScreen(() => import("#web/app/design/DesignScreen.tsx"), "DesignScreen"),
		})
	: undefined;

const routeTree = rootRoute.addChildren([
	landingRoute,
	classSignInRoute,
	privacyRoute,
	termsRoute,
	confirmRoute,
	signedInRoute.addChildren([
		shellRoute.addChildren([
			dashboardRoute,
			classesRoute,
			classReportRoute,
			groupsRoute,
			progressRoute,
			assignmentRoute,
			staffRoute,
			primaryKitRoute,
			secondaryKitRoute,
			challengesRoute,
			forumRoute,
			reportsRoute,
			assistantLogRoute,
			consentsRoute,
			waitingRoute,
			tutorialsRoute,
			overviewRoute,
			quickStartRoute,
		]),
	]),
	...(designRoute ? [designRoute] : []),
]);

export const router = createRouter({ routeTree, defaultPreload: "intent", scrollRestoration: true });

declare module "@tanstack/react-router" {
	interface Register {
		router: typeof router;
	}
}

/**
 * What a page reads of the address. The router gives a page what others wrote there, too: what is not understood is taken
 * out of it, but for what a sign-in by a provider returns, which the session takes.
 */
function onlyKnown<Search extends object>(read: (raw: Record<string, unknown>) => Search) {
	return (raw: Record<string, unknown>): Search => ({
		...Object.fromEntries(
			Object.keys(raw)
				.filter((name) => !RETURNED.includes(name))
				.map((name) => [name, undefined]),
		),
		...read(raw),
	});
}

/** The named search parameter, where the address holds a non-empty text; otherwise nothing. */
function text<Name extends string>(search: Record<string, unknown>, name: Name): { [key in Name]?: string } {
	const value = search[name];
	const raw = typeof value === "number" ? String(value) : value;
	return typeof raw === "string" && raw ? ({ [name]: raw } as { [key in Name]: string }) : {};
}
