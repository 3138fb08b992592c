/** What a learner uploads: the program, and the circuit that it runs in. */
export interface Upload {
	source: string;
	/** The server looks at it closely. */
	circuit?: unknown;
}

/** The kind of the uploads that passed in this page and that the server has not checked, by project. */
export const CHECK_SKETCH = "check_sketch";

export function sameUpload(one: Upload, other: Upload): boolean {
	return one.source === other.source && JSON.stringify(one.circuit) === JSON.stringify(other.circuit);
}
