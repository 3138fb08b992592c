/** Where a sentence ends: with its sign and what closes after it, before a space. A dot within a name is none. */
const SENTENCE_END = /[.!?…]["”'’)\]]*(?=\s)/;

const FENCE = "```";

export interface PieceSplitter {
	/** Takes the next characters of a reply; returns the pieces that are whole by now. */
	push(text: string): string[];
	/** The rest, once the reply has ended; empty where nothing is left. */
	end(): string;
}

/**
 * Splits a reply that arrives in parts into what can be judged by itself: whole sentences, whole lines, whole blocks of
 * code. The pieces joined are the reply.
 */
export function createPieceSplitter(): PieceSplitter {
	let rest = "";
	return {
		push(text) {
			rest += text;
			const pieces: string[] = [];
			for (let end = endOfPiece(rest); end > 0; end = endOfPiece(rest)) {
				pieces.push(rest.slice(0, end));
				rest = rest.slice(end);
			}
			return pieces;
		},
		end() {
			const last = rest;
			rest = "";
			return last;
		},
	};
}

/** Length of the first whole piece; 0 while it is not whole. */
function endOfPiece(text: string): number {
	const start = text.search(/\S/);
	if (start < 0) return 0;
	if (text.startsWith(FENCE, start)) return endOfBlock(text, start);
	// The beginning of a fence may still arrive.
	if (FENCE.startsWith(text.slice(start))) return 0;
	const line = text.indexOf("\n", start);
	const fence = text.indexOf(FENCE, start);
	const sentence = SENTENCE_END.exec(text.slice(start));
	const ends = [line + 1, fence, sentence ? start + sentence.index + sentence[0].length : 0].filter((end) => end > 0);
	return ends.length > 0 ? Math.min(...ends) : 0;
}

/** A fence closes on the line of the next one; the line's end belongs to it. */
function endOfBlock(text: string, start: number): number {
	const close = text.indexOf(FENCE, start + FENCE.length);
	if (close < 0) return 0;
	const line = text.indexOf("\n", close);
	return line < 0 ? 0 : line + 1;
}
