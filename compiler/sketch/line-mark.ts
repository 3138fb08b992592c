/** The name by which the compiler calls the sketch in its messages. */
export const SKETCH_NAME = "sketch.ino";

/** The next line is this line of the sketch. */
export function lineMark(line: number): string {
	return `#line ${line} "${SKETCH_NAME}"\n`;
}
