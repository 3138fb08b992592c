// Sets the stored theme before the first paint. Nothing stored: light.
(() => {
	let choice = null;
	try {
		choice = localStorage.getItem("inspire-stem-theme");
	} catch {
		// Storage may be blocked: the default stands.
	}
	const dark = choice === "dark" || (choice === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
	document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
