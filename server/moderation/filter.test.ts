import { expect, test } from "vitest";
import { createFilter } from "./filter.ts";
import { readableText } from "./readable-text.ts";

const filter = createFilter({ blocked: [], allowed: [] });
const kinds = (text: string) => [...new Set(filter(text).map(({ kind }) => kind))];
const found = (text: string) => filter(text).map(({ start, end }) => text.slice(start, end));

test.each([
	"Call me: 0712 345 678",
	"0712345678",
	"my number is +255 712 345 678",
	"00255 712345678",
	"255-712-345-678",
	"07 12 34 56 78",
	"0.7.1.2.3.4.5.6.7.8",
	"zero seven one two three four five six seven eight",
	"sifuri saba moja mbili tatu nne tano sita saba nane",
	"o712 345 678",
	"０７１２ ３４５ ６７８",
	"0712\u200b345\u200b678",
	"piga simu 712 345 678",
	"```\nlong n = 0712345678;\n```",
	"(0712) 345-678",
	"07six5 four32 1nine8",
	"call me: seven one two, double four, five six nine zero",
	"text me\n0713\n456\n789",
	"nipigie O712 E45 678",
	"int n[] = {0,7,1,2,8,8,4,4,5,6}; // text me",
	"int phone[] = {0,7,1,2,8,8,4,4,5,6};",
	"+44 7700 900 461",
	"0713\n456\n789 for later",
	"zero 7 one 3, forty five, six 7 eight 9 -- beep me",
	"07\n12\n88\n44\n56, read down and call",
])("a phone number is found in %j", (text) => {
	expect(kinds(text)).toEqual(["phone"]);
});

test("what is found is marked where it is in the text", () => {
	expect(found("Great! If you need help, call me: 0712 345 678.")).toEqual(["0712 345 678"]);
	expect(found("I live behind the market, Sokoni street 14.")).toEqual(["I live behind the market, Sokoni street 14"]);
});

test.each([
	"The resistor is 220 ohm, then 1000 and 10000.",
	"431 430 429 1023 1022 0 0 12",
	"0 1 2 3 4 5 6 7 8 9 10",
	"0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
	"t=0712 v=345\nt=0713 v=346",
	"2026-11-22 07:12:34.567 431",
	"07-12-2026 10:20",
	"0.712345678 V",
	"Serial.println(analogRead(A0)); // 0-1023",
	"int notes[] = {262, 294, 330, 349, 392, 440, 494, 523};",
	"The baud rate is 9600 or 115200.",
	"byte mac[] = {0xDE, 0xAD, 0xBE, 0xEF};",
	"int order[10] = {0, 7, 1, 4, 3, 9, 2, 6, 5, 8};",
	"128 256 384 512 640 768 896",
	"0713\n0456\n0789",
	"0 0 1 1 0 1 1 1 1 1 0 0",
	'const char RECEIVER[] = "+255700000000";',
])("no phone number is found in %j", (text) => {
	expect(filter(text)).toEqual([]);
});

test.each([
	["asha@gmail.com", "email"],
	["asha at gmail dot com", "email"],
	["asha(at)yahoo(dot)com", "email"],
	["asha12 at gmail", "email"],
	["my instagram is asha_m", "handle"],
	["add me on whatsapp", "handle"],
	["@asha_2012", "handle"],
	["nitafute telegram", "handle"],
	["P.O. Box 123", "address"],
	["Mtaa wa Sokoni nyumba 14", "address"],
	["naishi karibu na soko", "address"],
	["find me on sc: baraka-x", "handle"],
	["fb.com/baraka.m.5 friend me", "handle"],
	["IG👉 neema.codes", "handle"],
	["who has telegram? mine is simba_dev", "handle"],
	["tafuta 'rehema_fire' kwenye tiktok", "handle"],
	["my instagrm name is neema", "handle"],
	["come to our house today", "meeting"],
	["kwetu ni Sinza, shuka kituo cha pili", "address"],
	['String home = "14 Uhuru Drive, Mbeya";', "address"],
	["my roblox user is simba_2013", "handle"],
	["dm me on tele gram", "handle"],
	["to find my house turn left at the mosque", "address"],
	["meet me after school", "meeting"],
	["tukutane kesho", "meeting"],
	["you are an idiot", "word"],
	["you are an 1d10t", "word"],
	["wewe ni mjinga", "word"],
	["f.u.c.k this", "word"],
	["a s h a @ g m a i l . c o m", "email"],
	['"asha.m" + "@" + "yahoo.com"', "email"],
	["wh4ts4pp me", "handle"],
	["w h a t s a p p  group", "handle"],
	["jiunge na kundi letu la telegram", "handle"],
	["can we meet on Sunday", "meeting"],
	["l e t s  m e e t", "meeting"],
	["tuonane kesho sokoni", "meeting"],
	["wewe ni mji.nga", "word"],
	["m*inga, st*pid", "word"],
	["idiooooot", "word"],
	["bullsh*t", "word"],
	["you idiot!", "word"],
	["Mjinga!!", "word"],
	["watakutombana", "word"],
	["stupid girl", "word"],
])("%j is stopped as %s", (text, kind) => {
	expect(kinds(text)).toEqual([kind]);
});

test.each([
	"My class made an analog clock. The glass is thin.",
	"digitalWrite(LED_BUILTIN, HIGH); delay(1000);",
	"Kumaliza kazi, bofya Run.",
	"The street lamp turns on when it is dark.",
	"I can't open Gmail at school.",
	"We live in Dodoma, where it is dry.",
	"The assembly of the chassis took an hour.",
	"Meet the deadline! The push button shifts the bits.",
	"Use Wire.begin() at address 0x27.",
	"Mr. Daudi helped me at 3 pm.",
	"if (key) Serial.println(key);",
	"Mzee analipa fundi, mwanafunzi wa kike anafagia.",
	"Dickson said it was a stupid mistake.",
	"Use a telegram bot library of the ESP32.",
	"Tuonane kesho darasani!",
	"int area = a*b; led_pin = half*pi; m = mass*speed;",
	"This stupid wire! I am so dumb at this.",
	"Use telegram with bot_token and my esp_32.",
	"int signal = analogRead(A0); // signal: HIGH",
	"Flame retardant paint, a hoe and a servo.",
])("%j may be posted", (text) => {
	expect(filter(text)).toEqual([]);
});

test("staff add words and let words through", () => {
	const own = createFilter({ blocked: ["wasabi", "pudding"], allowed: ["idiot"] });
	expect(own("a pudding, a puddddding").map(({ kind }) => kind)).toEqual(["word", "word"]);
	expect(own("wasabi!").map(({ kind }) => kind)).toEqual(["word"]);
	expect(own("The idiot light of a car")).toEqual([]);
});

test.each([
	"a",
	"7 1 2 ",
	"1.1.",
	"a@",
	"a at ",
	"{1,",
	"f*c*k ",
	"a_",
	"w h a ",
	"255 7 ",
	"i live ",
	"let us meet ",
	" ",
	"double ",
	"me a_b ",
	"skype me a_b ",
	"f*k*a ",
	"my house has ",
])("10,000 characters of %j are read in bounded time", (part) => {
	expect(filter(`call me ${part.repeat(10_000 / part.length)}`).every(({ start, end }) => start < end)).toBe(true);
});

test.each([
	"٠٧١٢٣٤٥٦٧٨",
	"०७१२३४५६७८",
	"0#7#1#2#3#4#5#6#7#8",
	"0~7~1~2~3~4~5~6~7~8",
	"0\u20e37\u20e31\u20e32\u20e33\u20e34\u20e35\u20e36\u20e37\u20e38\u20e3",
])("a number in other digits, or with other signs between them: %s", (text) => {
	expect(kinds(text)).toEqual(["phone"]);
});

test.each(["bit.ly/2xYz", "see https://tinyurl.com/abc", "t.co/x1"])("a link that hides where it leads: %s", (text) => {
	expect(kinds(text)).toEqual(["handle"]);
});

test("a listed word with marks through its letters, where it is in the text", () => {
	expect(found("you s\u0336t\u0336u\u0336pid")).toEqual(["s\u0336t\u0336u\u0336pid"]);
	expect(kinds("i\u200bdiot")).toEqual(["word"]);
});

test("a sign that means whole words grows a text four times at most", () => {
	for (const sign of ["\ufdfa", "㏂", "㌫", "⑽"]) {
		expect(readableText(sign.repeat(1000)).text.length).toBeLessThanOrEqual(4000);
	}
});
