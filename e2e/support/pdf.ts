/** How many pages a PDF of the browser has. */
export function pagesIn(pdf: Buffer): number {
	return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
