/** What is written in C++ only: signs, calls, and names that no plain sentence has. */
const CPP = [
	/`|[{}]|\/\/|==|!=|&&|\|\||\+\+|#include/,
	/\b(?:HIGH|LOW|INPUT\w*|OUTPUT|LED_BUILTIN|int|bool|void|unsigned|setup)\b/,
	/\b[a-z]{3,}[A-Z]\w*|\w\(\)/,
];

/** Whether a text quotes C++, or names the language. */
export function namesCpp(text: string): boolean {
	return CPP.some((pattern) => pattern.test(text));
}

/** Who asks with these words asks for C++: "where do semicolons belong", "what does digitalwrite do". */
const ASKS = [
	/[{};`]|==|!=|&&|\|\||\+\+|#\s*include|#\s*define|\w\(.*\)/,
	/\b(?:cpp|semicolons?|brackets?|braces?|curly|compil\w*|exit status|sketch|librar(?:y|ies)|scope|declared|prototype)\b/,
	/\b(?:pin ?mode|digital ?(?:write|read)|analog ?(?:write|read)|(?:input|output)_?pullup|led_builtin|pulse ?in|no ?tone)\b/,
	/\b(?:millis|micros|serial|println|parseint|setup|void|int|bool|unsigned|const|eeprom|random ?seed|set ?cursor)\b/,
];

/** Whether a question is about C++ itself. */
export function asksForCpp(question: string): boolean {
	const plain = question.toLowerCase();
	return ASKS.some((pattern) => pattern.test(plain));
}
