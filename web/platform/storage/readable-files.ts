/** The same value with each file in it as words: what it is called, and its bytes as a `data:` address. */
export async function withReadableFiles(value: unknown): Promise<unknown> {
	if (value instanceof File) {
		return { name: value.name, type: value.type, size: value.size, content: await dataAddressOf(value) };
	}
	if (Array.isArray(value)) return Promise.all(value.map(withReadableFiles));
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).map(async ([key, part]) => [key, await withReadableFiles(part)] as const);
	return Object.fromEntries(await Promise.all(entries));
}

function dataAddressOf(file: File): Promise<string> {
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(reader.error);
		reader.readAsDataURL(file);
	});
}
