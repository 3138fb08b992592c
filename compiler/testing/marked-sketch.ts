/** The expected diagnostics of a marked sketch. */
interface Mark {
	code: string;
	/** 1-based; 0 where the mistake has no line. */
	line: number;
	/** Some of the explanation's words. */
	params: Record<string, string>;
}

/**
 * Reads the marks of a broken sketch: a comment `//! code word=value` marks the line to fix (`//! code 0`: the
 * mistake has no line). A line with several mistakes has several marks.
 */
export function marksOf(source: string): Mark[] {
	return source.split("\n").flatMap((text, index) =>
		text
			.split("//! ")
			.slice(1)
			.map((mark) => {
				const [code = "", ...words] = mark.split(" ").filter((word) => word !== "");
				const params = Object.fromEntries(
					words.filter((word) => word !== "0").map((word) => word.split(/=(.*)/s).slice(0, 2)),
				);
				return { code, line: words.includes("0") ? 0 : index + 1, params };
			}),
	);
}
