import { type Finding, findAll } from "./finding.ts";
import { findPhoneNumbers } from "./phone-numbers.ts";
import { joinSpelled, lettersForDigits, type ReadableText } from "./readable-text.ts";

/** Signs around @, as between the parts of a text in a program. */
const GAP = String.raw`[\s"'+]{0,6}`;
const AT = String.raw`(?:${GAP}(?:@|[([{<]\s?(?:at|a|kwa)\s?[)\]}>])${GAP}|\s{1,3}(?:at|kwa|kwenye)\s{1,3})`;
const DOT = String.raw`(?:\s{0,3}(?:\.|[([{<]\s?(?:dot|nukta)\s?[)\]}>])\s{0,3}|\s{1,3}(?:dot|nukta)\s{1,3}|\s{0,3},\s{0,3})`;
const ENDING = "(?:com|org|net|co|tz|ke|ug|rw|uk|me|info|edu|ac|sc|or|go|school)";
const MAIL = "(?:gmail|yahoo|hotmail|outlook|icloud|ymail|protonmail|live)";

/** Bounded, so that long text costs no more than its length. */
const NAME = String.raw`(?<![\w.+-])[\w.+-]{1,64}`;

const EMAILS = [
	new RegExp(String.raw`${NAME}${AT}[\w-]{1,64}(?:${DOT}[\w-]{1,64}){0,3}${DOT}${ENDING}\b`, "g"),
	new RegExp(String.raw`${NAME}${AT}${MAIL}\b(?:${DOT}?\s{0,3}${ENDING}\b)?`, "g"),
	new RegExp(String.raw`(?<![\w.+-])(?=[\w.+-]{0,40}[\d_.])[\w.+-]{1,64}\s{1,3}${MAIL}${DOT}?\s{0,3}com\b`, "g"),
];

const INSTAGRAM = "inst[ae](?:gr[ae]?m|gran)?";
const APP = `(?:wh?ats? ?ap+|wasap|${INSTAGRAM}|ig|tik ?tok|snap(?: ?chat)?|s[na]{1,2}p ?chat|sc|tele ?gram|tg|face ?book|fb|messenger|discord|skype|imo|roblox)`;

/** Those whose names mean nothing else here: also an invitation without an account's name. */
const CHAT_APP = `(?:wh?ats? ?ap+|wasapu?|${INSTAGRAM}|tik ?tok|s[na]{1,2}p ?chat|tele ?gram|face ?book|discord|skype|imo app)`;

/** A name as accounts have it: with a digit, a dot, a dash or a low line within. */
const ACCOUNT = String.raw`(?=[\w.-]{0,30}[a-z\d][._-]?[\d_.-][a-z\d])[a-z][\w.-]{3,30}`;
const OF_SOMEBODY =
	"(?:mine|me|dm|hmu|add me|add my|find|follow|friend|tafuta|yangu|uni|nifollow|nifuate|nitafute|niongeze|nicheki)";

const INVITATIONS = [
	new RegExp(String.raw`\b${CHAT_APP} (?:me\b|group|kundi|server|account|akaunti|channel|link)`, "g"),
	new RegExp(
		String.raw`\b(?:i am|i'm|we are|i use|niko|nipo|tuko|tupo)(?: on| in| kwenye| kwa| katika)? ${CHAT_APP}\b`,
		"g",
	),
	new RegExp(
		String.raw`\b(?:join|follow|add|find|chat|talk|text|write|message|nitumie|nifuate|njoo|jiunge|tuongee|tuchat|tuchati)\b[^.!?\n]{0,25}\b${CHAT_APP}\b`,
		"g",
	),
	new RegExp(
		String.raw`\b(?:group|kundi|server|akaunti|account) (?:on|in|ya|la|yetu ya|letu la|yangu ya) ${CHAT_APP}\b`,
		"g",
	),
];

const HANDLES = [
	...INVITATIONS,
	new RegExp(String.raw`\bmy ${APP}(?: (?:name|account|user ?name|id|number|handle))?(?: is|'s|:)`, "g"),
	new RegExp(
		String.raw`\b(?:add|follow|find|text|message|dm|write|chat(?: with)?|call|reach|contact|join) me (?:on|at|in|via|by) ${APP}`,
		"g",
	),
	new RegExp(
		String.raw`\b(?:niongeze|nitafute|nifuate|nifollow|nicheki|niandikie|tuchati|nipate|tafuta)\b.{0,20}\b${APP}`,
		"g",
	),
	new RegExp(String.raw`\b${APP} (?:yangu|name|id)\b.{0,4}\S+`, "g"),
	new RegExp(String.raw`\b${APP}\s*(?:[:=@]|-?>|\p{So}|live:)+\s*@?[\w.]{3,}`, "gu"),
	new RegExp(String.raw`\b${OF_SOMEBODY}\w{0,2}\b[^.!?\n]{0,30}\b${ACCOUNT}[^.!?\n]{0,20}\b${CHAT_APP}\b`, "g"),
	new RegExp(String.raw`\b${CHAT_APP}\b[^!\n]{0,30}\b${OF_SOMEBODY}\b[^.!\n]{0,20}\s${ACCOUNT}`, "g"),
	new RegExp(String.raw`\b${CHAT_APP}\b[^.!?\n]{0,20}\s${ACCOUNT}[^.!?\n]{0,20}\b${OF_SOMEBODY}\b`, "g"),
	new RegExp(String.raw`\b${APP}(?: \w{1,10}){0,2} (?:is|its|it's|ni|name)[: ]{1,2}["']?${ACCOUNT}`, "g"),
	/(?<![\w.])@(?=[\w.]{0,30}[\d_.])[a-z][\w.]{2,30}/g,
	/\b(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|v\.gd|cutt\.ly|rb\.gy|ow\.ly|shorturl\.at|tiny\.cc|buff\.ly|lnkd\.in|t\.ly|rebrand\.ly|linktr\.ee|s\.id)\/\S*/g,
	/\b(?:wa\.me|t\.me|m\.me|fb\.com|fb\.me|ig\.me|chat\.whatsapp\.com|discord\.gg|instagram\.com|facebook\.com|tiktok\.com|snapchat\.com)\/\S*/g,
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
	/\bplot \d+[ ,]{1,2}block\b/g,
	/\b\d{1,5}[a-z]?,? [\p{L}']{1,30} (?:drive|close|crescent), ?\p{L}/gu,
	new RegExp(
		String.raw`\b${AT_HOME}\b[^!?\n]{0,60}\b(?:shuka|ingia|pinda|kata (?:kulia|kushoto)|turn (?:left|right)|get off|nyumba ya|the (?:first|second|third|last) house)\b[^.!?\n]{0,30}`,
		"g",
	),
	/\b(?:house|plot|nyumba|kiwanja)\s*(?:no\.?|number|namba|nambari|#)\s*\d+/g,
	/\b(?:p\.? ?o\.? ?box|s\.? ?l\.? ?p\.?|sanduku la posta)\s*\d+/g,
	/\b(?:to|can|will) (?:find|reach|get to|see) (?:my|our) (?:house|home)\b[^.!?\n]{0,60}/g,
	/\b(?:my|our) (?:house|home) (?:has|with) (?:the |a )?(?:\w+ )?(?:gate|roof|door|windows?|wall|fence)\b/g,
	new RegExp(String.raw`\b${AT_HOME}\b[^.!?\n]{0,40}\b${BESIDE}\b[^.!?\n]{0,30}`, "g"),
	new RegExp(
		String.raw`\b${AT_HOME}\b[^.!?\n]{0,30}\b(?:${STREET}|mtaa|barabara|house|nyumba|plot|block)\b[^.!?\n]{0,20}`,
		"g",
	),
];

/** Where a class sees each other anyway. */
const IN_CLASS = String.raw`(?![^.!?\n]{0,30}\b(?:in (?:the )?(?:class|lab|club|lesson)|darasani|maabara|klabu))`;

const MEETINGS = [
	new RegExp(
		String.raw`\b(?:let'?s|let us|(?:can|could|shall|should|will) (?:we|you and i)) meet\b(?! the\b| a\b)${IN_CLASS}`,
		"g",
	),
	new RegExp(
		String.raw`\b(?:want|like|love|going|need|try) to (?:meet|see) (?:you|u)\b(?! (?:all|both|guys))${IN_CLASS}`,
		"g",
	),
	/\b(?:meet|see) (?:up|you|u|each other) (?:in person|alone|in private|outside|after school|behind)\b/g,
	new RegExp(
		String.raw`\b(?:tuonane|tukutane|kukutana na (?:wewe|nyinyi)|kukutana nawe|kuonana na wewe|kuonana nawe|nikuone)\b${IN_CLASS}`,
		"g",
	),
	/\b(?:don'?t tell (?:your|ur) (?:parents|mother|father|mum|mom|mama|dad|baba|teacher)|usimwambie (?:mama|baba|mwalimu|mtu))\b/g,
	/\b(?:meet|see) me (?:at|after|behind|in|near|outside|alone|tomorrow|tonight|today)\b/g,
	/\bcome (?:to|at|over to) (?:my|our) (?:house|home|place|room)\b/g,
	/\bsend me (?:a |your |some )?(?:pictures?|photos?|pics?|selfie) of (?:you|your)/g,
	/\bsend me your (?:picture|photo|pic|selfie|number|address)/g,
	/\b(?:nikutane nawe|njoo (?:nyumbani|kwangu|peke yako)|nitumie picha (?:yako|zako)|nipe namba yako)\b/g,
	/\bcome alone\b/g,
];

/** Phone numbers, addresses of mail and homes, names in other apps, and calls to meet: what a child should not post. */
export function findContactDetails(readable: ReadableText): Finding[] {
	const joined = joinSpelled(readable);
	const plain = lettersForDigits(joined);
	const find = (kind: Finding["kind"], patterns: readonly RegExp[], readings: readonly ReadableText[]) =>
		readings.flatMap((reading) => patterns.flatMap((pattern) => findAll(reading, kind, pattern)));
	return [
		...findPhoneNumbers(readable),
		...find("email", EMAILS, [readable, joined]),
		...find("handle", HANDLES, [readable, plain]),
		...find("address", ADDRESSES, [readable]),
		...find("meeting", MEETINGS, [readable, plain]),
	];
}
