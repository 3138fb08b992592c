/** A file's text, put into the bundle at build time. */
declare module "*.sql?raw" {
	const text: string;

	export { text as default };
}
