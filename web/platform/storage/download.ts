/** Hands a text to the browser as a file to keep. */
export function downloadText(name: string, type: string, text: string): void {
	downloadFile(name, new Blob([text], { type }));
}

/** The same of a file's bytes. */
export function downloadFile(name: string, content: Blob): void {
	const url = URL.createObjectURL(content);
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 0);
}
