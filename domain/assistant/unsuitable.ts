import { readable } from "./distress.ts";

/** Calls to break rules: to the model, or by it to a child. English and Swahili. */
const ORDERS = [
	/\b(?:ignore|disregard|override|bypass)\b[^.!?]{0,40}\b(?:rules?|instructions?|guidelines?|restrictions?|system prompts?|prompts? above)\b/,
	/\b(?:forget|break|skip) (?:all|every|any|your|previous|the (?:previous|above|earlier|school'?s?))\b[^.!?]{0,30}\b(?:rules?|instructions?|guidelines?)\b/,
	/\b(?:new|real|hidden|secret) (?:instructions?|system prompt)\b|\bsystem prompt\b|\bdeveloper mode\b|\bjail ?break/,
	/\b(?:you are|you're) (?:now|no longer) (?:an? |the )?(?:ai|assistant|bot|model|free|unrestricted|dan)\b|\bpretend (?:to be|that you are|you are)\b[^.!?]{0,30}\b(?:no rules|unrestricted|ai|bot|assistant)\b/,
	/\b(?:puuza|sahau|vunja)\b[^.!?]{0,40}\b(?:sheria|maagizo|maelekezo|kanuni)\b/,
	/\b(?:don'?t|do not|never) tell (?:your|the|any) (?:teacher|parents?|mother|father|adults?)\b|\bkeep (?:this|it) (?:a )?secret from\b|\busimwambie (?:mwalimu|mama|baba)\b/,
];

/** What does not belong in a school, beyond the words that the forum's filter stops. */
const UNSUITABLE = [
	/\bporn\w*\b|\bnudes\b|\b(?:nude|naked) (?:pictures?|photos?|pics?|girls?|boys?|wom[ae]n|m[ae]n)\b|\b(?:have|having|had|about) sex\b|\bsexy\b|\bsexual(?:ly)?\b|\bcondoms?\b|\bpicha za (?:uchi|ngono)\b|\bngono\b/,
	/\b(?:cocaine|heroin|methamphetamine|marijuana|cannabis|lsd|ecstasy pills?|smok(?:e|ing) weed|bangi|dawa za kulevya|madawa ya kulevya)\b/,
	/\b(?:get|getting|be|being) drunk\b|\b(?:drink|drinking|buy) (?:beer|vodka|whisky|whiskey|alcohol|gin|konyagi)\b|\bkunywa pombe\b/,
	/\b(?:casino|gambl(?:e|ing)|sports? betting|kubeti|kamari)\b/,
	/\b(?:make|build|making|building|buy|wire|trigger|detonate|detonating|explode)\b[^.!?]{0,30}\b(?:bombs?|explosives?|grenades?|guns?|pistols?|weapons?|firearms?|landmines?|molotov)\b(?! (?:sounds?|games?))|\bdetonators?\b|\bkutengeneza (?:bomu|bunduki|silaha)\b/,
	/\b(?:hack|hacking|crack|steal|stealing)\b[^.!?]{0,30}\b(?:passwords?|accounts?|wi-?fi|phones?|bank)\b/,
	/\b(?:kill|stab|shoot|poison|beat up)\b (?:him|her|them|people|someone|somebody|(?:my|your|the|a|our) (?:teacher|friends?|class ?mates?|mother|father|mum|mom|dad|brother|sister|parents?|neighbou?r|girl|boy|child|dog|cat))\b/,
	/\b(?:hitler|nazis?)\b/,
];

/** Whether a text gives orders to leave the rules. */
export function givesOrders(text: string): boolean {
	const plain = readable(text);
	return ORDERS.some((order) => order.test(plain));
}

/** Whether a text is about what does not belong in a school, or calls to break its rules. */
export function isUnsuitable(text: string): boolean {
	const plain = readable(text);
	return givesOrders(text) || UNSUITABLE.some((topic) => topic.test(plain));
}
