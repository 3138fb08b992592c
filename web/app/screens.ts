/** The modules of the routes: the router shows them, and `Root` prefetches them. */
export const loadShell = () => import("./Shell.tsx");
export const loadDashboard = () => import("#web/app/dashboard/DashboardScreen.tsx");
export const loadClassSignIn = () => import("#web/app/screens/ClassSignInScreen.tsx");
export const loadClasses = () => import("#web/app/screens/ClassesScreen.tsx");
export const loadReport = () => import("#web/app/day-end/ReportScreen.tsx");
export const loadGroups = () => import("#web/app/screens/GroupsScreen.tsx");
export const loadProgress = () => import("#web/app/progress/ProgressScreen.tsx");
export const loadAssignment = () => import("#web/app/assignment/AssignmentScreen.tsx");
export const loadStaff = () => import("#web/app/staff/StaffScreen.tsx");
export const loadSecondaryKit = () => import("#web/app/code-project/SecondaryKitScreen.tsx");
export const loadPrimaryKit = () => import("#web/app/block-project/PrimaryKitScreen.tsx");
export const loadChallenges = () => import("#web/app/challenges/ChallengesScreen.tsx");
export const loadWaiting = () => import("#web/app/outbox/WaitingScreen.tsx");
export const loadConsents = () => import("#web/app/screens/ConsentsScreen.tsx");
export const loadForum = () => import("#web/app/forum/ForumScreen.tsx");
export const loadAssistantLog = () => import("#web/app/screens/AssistantLogScreen.tsx");
export const loadReports = () => import("#web/app/screens/ReportsScreen.tsx");
export const loadTutorialsScreen = () => import("#web/catalogue/tutorials/TutorialsScreen.tsx");
export const loadOverviewScreen = () => import("#web/catalogue/overview/OverviewScreen.tsx");
export const loadQuickStartScreen = () => import("#web/app/screens/QuickStartScreen.tsx");
export const loadPrivacy = () => import("#web/app/screens/PrivacyScreen.tsx");
export const loadTerms = () => import("#web/app/screens/TermsScreen.tsx");
export const loadConfirm = () => import("#web/app/screens/ConfirmScreen.tsx");
export const loadNotFound = () => import("#web/app/screens/NotFoundScreen.tsx");

/** What anybody may open next. */
export const OPEN_SCREENS = [loadClassSignIn, loadShell, loadDashboard, loadPrivacy, loadTerms, loadNotFound];

/** What people signed in may open next; the editors, which are heavy, at the end. */
export const ALL_SCREENS = [
	...[
		loadShell,
		loadDashboard,
		loadWaiting,
		loadChallenges,
		loadTutorialsScreen,
		loadQuickStartScreen,
		loadForum,
		loadConsents,
		loadClasses,
		loadReport,
		loadGroups,
		loadProgress,
		loadAssignment,
		loadOverviewScreen,
		loadStaff,
		loadReports,
		loadNotFound,
		loadPrivacy,
		loadTerms,
	],
	...[loadSecondaryKit, loadPrimaryKit],
];
