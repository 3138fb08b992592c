import type { FastifyInstance } from "fastify";

/** Levels of nesting a JSON body may have: a program of blocks nests two a block, PostgreSQL gives up past some thousands. */
const DEPTH_MAXIMUM = 256;

/** A body nested deeper than any that is meant. Fastify answers it with its status. */
export class JsonTooDeep extends Error {
	override name = "JsonTooDeep";
	readonly statusCode = 400;
}

export type JsonBodies = {
	/** Takes the parsers of all other types away: such bodies are refused. */
	readonly only?: boolean;
	/** Passes the raw text on. */
	readonly asText?: boolean;
	/** Reads no bytes as no body. */
	readonly mayBeEmpty?: boolean;
	readonly bodyLimit?: number;
};

/** Reads JSON bodies of the app and what is registered in it; refuses (400) absurd nesting before anything parses it. */
export function readJsonBodies(app: FastifyInstance, options: JsonBodies = {}): void {
	const { only = false, asText = false, mayBeEmpty = false, bodyLimit } = options;
	const parse = app.getDefaultJsonParser("error", "error");
	if (only) app.removeAllContentTypeParsers();
	else app.removeContentTypeParser("application/json");
	app.addContentTypeParser<string>(
		"application/json",
		{ parseAs: "string", ...(bodyLimit !== undefined && { bodyLimit }) },
		(request, body, done) => {
			if (nestsDeeper(body, DEPTH_MAXIMUM)) return done(new JsonTooDeep("The body is nested too deep"));
			if (asText) return done(null, body);
			return mayBeEmpty && body === "" ? done(null, undefined) : parse(request, body, done);
		},
	);
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((sign) =>
	sign.charCodeAt(0),
);

/** True where brackets outside of strings nest deeper; of a text that is no JSON it may say either. */
function nestsDeeper(json: string, maximum: number): boolean {
	let depth = 0;
	let inString = false;
	for (let index = 0; index < json.length; index++) {
		const sign = json.charCodeAt(index);
		if (inString && sign === BACKSLASH) index += 1;
		else if (sign === QUOTE) inString = !inString;
		else if (inString) continue;
		else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
			depth += 1;
			if (depth > maximum) return true;
		} else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
	}
	return false;
}
