// Runs before the first paint: sets the stored theme, and says whether index.html's own landing page is to be seen.
(() => {
	const read = (key) => {
		try {
			return localStorage.getItem(key);
		} catch {
			return null; // Storage may be blocked: the defaults stand.
		}
	};
	const choice = read("inspire-stem-theme");
	const dark = choice === "dark" || (choice === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
	const page = document.documentElement.dataset;
	page.theme = dark ? "dark" : "light";
	page.start = location.pathname === "/" && !read("inspire-stem-session") ? "landing" : "inside";
})();
