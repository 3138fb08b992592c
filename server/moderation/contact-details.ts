import { type Finding, findAll } from "./finding.ts";
import { findPhoneNumbers } from "./phone-numbers.ts";
import type { ReadableText } from "./readable-text.ts";

const AT = String.raw`(?:\s*(?:@|[([{<]\s*(?:at|a|kwa)\s*[)\]}>])\s*|\s+at\s+|\s+kwa\s+)`;
const DOT = String.raw`(?:\s*(?:\.|[([{<]\s*(?:dot|nukta)\s*[)\]}>])\s*|\s+(?:dot|nukta)\s+|\s*,\s*)`;
const ENDING = "(?:com|org|net|co|tz|ke|ug|rw|uk|me|info|edu|ac|sc|or|go|school)";
const MAIL = "(?:gmail|yahoo|hotmail|outlook|icloud|ymail|protonmail|live)";

/** Bounded, so that long text costs no more than its length. */
const NAME = String.raw`(?<![\w.+-])[\w.+-]{1,64}`;

const EMAILS = [
	new RegExp(String.raw`${NAME}${AT}[\w-]{1,64}(?:${DOT}[\w-]{1,64}){0,3}${DOT}${ENDING}\b`, "g"),
	new RegExp(String.raw`${NAME}${AT}${MAIL}\b(?:${DOT}?\s*${ENDING}\b)?`, "g"),
	new RegExp(String.raw`(?<![\w.+-])(?=[\w.+-]{0,40}[\d_.])[\w.+-]{1,64}\s+${MAIL}${DOT}?\s*com\b`, "g"),
];

const APP =
	"(?:whats ?app|wh?atsap|wasap|insta(?:gram)?|ig|tik ?tok|snap(?: ?chat)?|telegram|face ?book|fb|messenger|discord|imo|roblox|signal)";

const HANDLES = [
	new RegExp(String.raw`\bmy ${APP}(?: (?:name|account|user ?name|id|number|handle))?(?: is|'s|:)`, "g"),
	new RegExp(
		String.raw`\b(?:add|follow|find|text|message|dm|write|chat(?: with)?|call|reach|contact|join) me (?:on|at|in|via|by) ${APP}`,
		"g",
	),
	new RegExp(
		String.raw`\b(?:niongeze|nitafute|nifuate|nifollow|nicheki|niandikie|tuchati|nipate)\b.{0,20}\b${APP}`,
		"g",
	),
	new RegExp(String.raw`\b${APP} (?:yangu|name|id)\b.{0,4}\S+`, "g"),
	new RegExp(String.raw`\b${APP}\s*[:=@]+\s*@?[\w.]{3,}`, "g"),
	/(?<![\w.])@(?=[\w.]{0,30}[\d_.])[a-z][\w.]{2,30}/g,
	/\b(?:wa\.me|t\.me|chat\.whatsapp\.com|discord\.gg|instagram\.com|facebook\.com|tiktok\.com|snapchat\.com)\/\S*/g,
];

const STREET = "(?:street|road|avenue|lane|str|rd|ave)";
const NUMBER = String.raw`(?:no\.?|number|namba|nambari|na\.?|#)?\s*\d+[a-z]?`;
const BESIDE =
	"(?:behind|near|next to|beside|opposite|across from|close to|in front of|nyuma ya|karibu na|mkabala|jirani na|mbele ya|pembeni ya)";
const AT_HOME =
	"(?:i live|we live|i stay|we stay|my (?:house|home) is|our (?:house|home) is|naishi|ninaishi|tunaishi|nakaa|ninakaa|nyumbani kwetu|kwetu ni|nyumba yetu)";

const ADDRESSES = [
	new RegExp(String.raw`\b[\p{L}']{1,30} ${STREET}\b[ ,]*(?:house |plot |nyumba )?${NUMBER}\b`, "gu"),
	new RegExp(String.raw`\b\d{1,5}[a-z]?,? [\p{L}']{1,30} (?:${STREET})\b(?! (?:lamp|light|lights))`, "gu"),
	new RegExp(String.raw`\b(?:mtaa|barabara)(?: wa| ya)? [\p{L}']{1,30}[ ,]*(?:nyumba |plot |house )?${NUMBER}\b`, "gu"),
	/\b(?:house|plot|nyumba|kiwanja)\s*(?:no\.?|number|namba|nambari|#)\s*\d+/g,
	/\b(?:p\.? ?o\.? ?box|s\.? ?l\.? ?p\.?|sanduku la posta)\s*\d+/g,
	new RegExp(String.raw`\b${AT_HOME}\b[^.!?\n]{0,40}\b${BESIDE}\b[^.!?\n]{0,30}`, "g"),
	new RegExp(
		String.raw`\b${AT_HOME}\b[^.!?\n]{0,30}\b(?:${STREET}|mtaa|barabara|house|nyumba|plot|block)\b[^.!?\n]{0,20}`,
		"g",
	),
];

const MEETINGS = [
	/\b(?:meet|see) me (?:at|after|behind|in|near|outside|alone|tomorrow|tonight|today)\b/g,
	/\bcome (?:to|at|over to) my (?:house|home|place|room)\b/g,
	/\bsend me (?:a |your |some )?(?:pictures?|photos?|pics?|selfie) of (?:you|your)/g,
	/\bsend me your (?:picture|photo|pic|selfie|number|address)/g,
	/\b(?:tukutane|nikutane nawe|njoo (?:nyumbani|kwangu|peke yako)|nitumie picha (?:yako|zako)|nipe namba yako)\b/g,
	/\bcome alone\b/g,
];

/** Phone numbers, addresses of mail and homes, names in other apps, and calls to meet: what a child should not post. */
export function findContactDetails(readable: ReadableText): Finding[] {
	return [
		...findPhoneNumbers(readable),
		...EMAILS.flatMap((pattern) => findAll(readable, "email", pattern)),
		...HANDLES.flatMap((pattern) => findAll(readable, "handle", pattern)),
		...ADDRESSES.flatMap((pattern) => findAll(readable, "address", pattern)),
		...MEETINGS.flatMap((pattern) => findAll(readable, "meeting", pattern)),
	];
}
