/** The modules of the routes: the router shows them, and `Root` prefetches them. */
export const loadShell = () => import("./Shell.tsx");
export const loadDashboard = () => import("#web/screens/DashboardScreen.tsx");
export const loadClassSignIn = () => import("#web/screens/ClassSignInScreen.tsx");
export const loadClasses = () => import("#web/screens/ClassesScreen.tsx");
export const loadProgress = () => import("#web/screens/ProgressScreen.tsx");
export const loadStaff = () => import("#web/screens/StaffScreen.tsx");
export const loadSecondaryKit = () => import("#web/screens/SecondaryKitScreen.tsx");
export const loadPrimaryKit = () => import("#web/screens/PrimaryKitScreen.tsx");
export const loadChallenges = () => import("#web/screens/ChallengesScreen.tsx");
export const loadWaiting = () => import("#web/screens/outbox/WaitingScreen.tsx");
export const loadConsents = () => import("#web/screens/ConsentsScreen.tsx");
export const loadForum = () => import("#web/screens/forum/ForumScreen.tsx");
export const loadAssistantLog = () => import("#web/screens/AssistantLogScreen.tsx");
export const loadReports = () => import("#web/screens/ReportsScreen.tsx");
export const loadTutorialsScreen = () => import("#web/screens/tutorials/TutorialsScreen.tsx");
export const loadQuickStartScreen = () => import("#web/screens/QuickStartScreen.tsx");
export const loadPrivacy = () => import("#web/screens/PrivacyScreen.tsx");
export const loadTerms = () => import("#web/screens/TermsScreen.tsx");
export const loadConfirm = () => import("#web/screens/ConfirmScreen.tsx");
export const loadNotFound = () => import("#web/screens/NotFoundScreen.tsx");

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
		loadProgress,
		loadStaff,
		loadReports,
		loadNotFound,
		loadPrivacy,
		loadTerms,
	],
	...[loadSecondaryKit, loadPrimaryKit],
];
