/**
 * Words that say a child may need help: wishes to die or to hurt oneself, violence or abuse, hunger, fear of home. English
 * and Swahili. Too many found is better than one missed: the answer is kind, and an adult reads it.
 */
const ADULT =
	"(?:he|she|they|someone|somebody|my (?:step ?)?(?:father|dad|mother|mum|mom|uncle|aunt(?:ie|y)?|brother|sister|cousin|teacher|neighbou?r|boss|parents?|grandfather|grandmother|guardian))";
const RELATIVE = "(?:baba|mama|mjomba|shangazi|kaka|dada|babu|bibi|mwalimu|jirani|mlezi|binamu|yeye|wao)";

const SIGNS = [
	/\b(?:kill|killing|hurt|hurting|harm|harming|hang|hanging|poison|cutting|drown) (?:myself|yourself)\b/,
	/\bcut (?:myself|my (?:wrists?|arms?|legs?)) (?:on purpose|again|to feel|because)\b/,
	/\bsuicid|\bself[- ]?harm/,
	/\b(?:want|wanna|wish|going|plan|planning|rather|ready) (?:to |i (?:could|would|was|were) )?(?:just )?(?:die|be dead|dead|end my life|end it all|not (?:be )?(?:alive|exist)|disappear for ?ever|never wake up)\b/,
	/\b(?:don'?t|do not|didn'?t) (?:want|wanna) to (?:live|be alive|exist|wake up|be here any ?more)\b/,
	/\b(?:no ?body|no one) (?:loves?|likes?|cares about|wants|would miss) me\b/,
	/\bi (?:really )?hate (?:my ?self|my life|being alive|living)\b/,
	/\bmy life (?:is|feels) (?:over|worthless|pointless|not worth)|\b(?:everyone|they|you)(?: would|'d| will| are|'re)?(?: all)?(?: be)? better off (?:without me|if i)/,
	/\bi (?:can'?t|cannot|can not) (?:go on|take (?:it|this) any ?more|live like this)\b/,
	new RegExp(
		String.raw`\b${ADULT}\b(?: \w+){0,3} (?:hits?|hitting|beats?|beating|hurts?|hurting|touch(?:es|ed|ing)?|kick(?:s|ed|ing)?|burn(?:s|ed)|rap(?:es|ed)|abus(?:es|ed|ing)|slap(?:s|ped)|chok(?:es|ed)|threaten(?:s|ed)? to (?:kill|hurt)) (?:me|us)\b`,
	),
	/\b(?:am|i'm|being|been|got|get|was) (?:being |getting )?(?:bullied|abused|beaten (?:up|at|by)|raped|molested|sexually)\b/,
	/\b(?:afraid|scared|frightened|terrified) (?:to go|of going|to be|of being) (?:back )?(?:at )?home\b/,
	/\b(?:run|ran|running) away from home\b/,
	/\b(?:haven'?t|have not|didn'?t|did not) (?:eat|eaten)(?: anything)?(?: \w+)? (?:for|since|in) (?:\w+ )?(?:days?|yesterday|long)|\bno(?:thing)? (?:food|to eat) at home\b/,
	/\bi(?: am|'m| think i am| think i'm) pregnant\b/,
	/\b(?:nataka|ninataka|natamani|ninatamani|bora) (?:kufa|nife|nikufe|kujiua|nijiue|kujidhuru)\b|\bkujiua\b|\bkujidhuru\b|\bnitajiua\b/,
	/\b(?:sitaki|sipendi) (?:tena )?(?:kuishi|maisha)\b|\b(?:ninajichukia|najichukia)\b|\bhakuna (?:mtu )?anayenipenda\b/,
	new RegExp(
		String.raw`\b${RELATIVE}\b(?: \w+){0,2} (?:ananipiga|hunipiga|amenipiga|alinipiga|ananigusa|amenigusa|alinigusa|alinibaka|amenibaka|ananitesa|ananiumiza|ananichapa|wananipiga)\b`,
	),
	/\b(?:nimebakwa|nilibakwa|nateswa|ninateswa|naonewa|ninaonewa)\b|\b(?:naogopa|ninaogopa) (?:kurudi|kwenda) nyumbani\b|\bnina mimba\b|\bsijala (?:tangu|kwa siku)\b/,
];

/** Whether a text says that a child may need help. */
export function showsDistress(text: string): boolean {
	const plain = readable(text);
	return SIGNS.some((sign) => sign.test(plain));
}

/** One spelling: lower case, plain apostrophes, single spaces, nothing invisible. */
export function readable(text: string): string {
	return text
		.normalize("NFKC")
		.replace(/\p{Default_Ignorable_Code_Point}/gu, "")
		.toLowerCase()
		.replace(/[‘’`´]/g, "'")
		.replace(/\s+/g, " ");
}
