// Runs before the first paint, from within the built index.html: sets the stored theme, says whether index.html's own
// landing page is to be seen, and fetches the page's script beside the entry (`firstLoads` is put there by the build).
(() => {
	const read = (key, place = () => localStorage) => {
		try {
			return place().getItem(key);
		} catch {
			return null; // Storage may be blocked: the defaults stand.
		}
	};
	// On a shared computer the session is the tab's own.
	const shared = () => read("inspire-stem-shared", () => sessionStorage) !== null;
	const choice = read("inspire-stem-theme");
	const dark = choice === "dark" || (choice === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
	const session = read("inspire-stem-session", shared() ? () => sessionStorage : undefined);
	const search = new URLSearchParams(location.search);
	const page = document.documentElement.dataset;
	page.theme = dark ? "dark" : "light";
	page.start = location.pathname === "/" && !session ? "landing" : "inside";
	// The landing page's script goes before its typeface: `Root` lets it come.
	if (page.start === "landing") page.typeface = "later";
	if (search.get("form") === "sign-up") page.form = "sign-up";

	if (!session || typeof firstLoads === "undefined") return;
	const path = location.pathname === "/" ? "/dashboard" : location.pathname;
	const load = firstLoads.pages.find((one) => one.path === path && (!one.search || search.has(one.search)));
	if (!load) return;
	const fetchEarly = (href) =>
		new Promise((resolve) => {
			const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href, crossOrigin: "" });
			link.addEventListener("load", resolve);
			link.addEventListener("error", resolve);
			document.head.append(link);
		});
	const project = firstLoads.projects[search.get("challenge")];
	// What one works with goes before its typeface: where that is not in the cache, words are shown in another until it comes.
	const reader = firstLoads.readers.find((one) => one.path === path);
	const files = new Set(project && reader ? [...load.files, project, ...reader.files] : load.files);
	void Promise.all([...files].map(fetchEarly)).then(() =>
		document.fonts.load("1em 'Nunito Variable'").catch(() => undefined),
	);
})();
