/** The C++ text that a sketch stands for; the compiler's line numbers in it are the sketch's own. */
export function translateSketch(sketch: string): string {
	return `#include <Arduino.h>\n#line 1 "sketch.ino"\n${sketch}\n`;
}
