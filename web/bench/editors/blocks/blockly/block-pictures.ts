import { m } from "#messages/generated/messages.js";

/** White line drawings of 24 by 24, one for a kind of block: what it does can be seen before its text can be read. */
const LAMP = '<path d="M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-.8.7-1 1.4-1 2H9c0-.6-.2-1.3-1-2z"/>';
const RAYS = '<path d="M12 1.5v1M3.5 5l.8.8M20.5 5l-.8.8"/>';
const SPEAKER = '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z"/>';
const WAVES = '<path d="M15.5 9a4.2 4.2 0 0 1 0 6M18.2 6.3a8 8 0 0 1 0 11.4"/>';
const LETTERS = '<rect x="2.5" y="6" width="19" height="12" rx="2"/><path d="M6 10.5h7M6 13.8h4"/>';
const ROUND =
	'<path d="M5 9a7.5 7.5 0 0 1 13.5-1.5L20 9.5M20 4v5.5h-5.5M19 15a7.5 7.5 0 0 1-13.5 1.5L4 14.5M4 20v-5.5h5.5"/>';
const FORK = '<path d="M12 3v6M12 9c0 4-6 3-6 8v3M12 9c0 4 6 3 6 8v3M3.5 17.5 6 20l2.5-2.5M15.5 17.5 18 20l2.5-2.5"/>';
const GAUGE = '<path d="M4 17a8.5 8.5 0 1 1 16 0M12 15l4-5"/><circle cx="12" cy="15" r="1.5"/>';
const BOX = '<path d="M4 8h16v11H4zM8 8V5h8v3M9 13.5h6"/>';

const PICTURES: Record<string, string | undefined> = {
	when_flag_clicked: '<path d="M5 21.5V3"/><path d="M5 4c5-2.5 8 2.5 14 0v9.5c-6 2.5-9-2.5-14 0" fill="white"/>',
	light_on: LAMP + RAYS,
	light_off: LAMP,
	light_blink: `${LAMP}<path d="M3 3l2.5 2.5M21 3l-2.5 2.5M1.5 10H4M22.5 10H20"/>`,
	pin_set: '<circle cx="7" cy="12" r="4"/><path d="M11 12h10M17.5 8.5 21 12l-3.5 3.5"/>',
	wait_seconds: '<circle cx="12" cy="13" r="8"/><path d="M12 8.5V13l3 2M9.5 2h5"/>',
	wait_until: '<path d="M7 3h10M7 21h10M8 3v4l4 5 4-5V3M8 21v-4l4-5 4 5v4"/>',
	repeat_times: ROUND,
	forever: ROUND,
	if_then: FORK,
	if_else: FORK,
	show_text: LETTERS,
	show_value: LETTERS,
	play_tone: '<path d="M9 18V5l10-2v12.5"/><circle cx="6.5" cy="18" r="2.5"/><circle cx="16.5" cy="15.5" r="2.5"/>',
	buzzer_on: SPEAKER + WAVES,
	buzzer_off: `${SPEAKER}<path d="M16 9.5l5 5M21 9.5l-5 5"/>`,
	drive: '<circle cx="7" cy="17" r="3"/><circle cx="17.5" cy="17" r="3"/><path d="M4 14V9h9l3 5h4.5v3M10 17h4.5"/>',
	sensed: '<path d="M12 20v-6M12 14a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM7 16a7 7 0 1 1 10 0"/>',
	sensor_reading: GAUGE,
	variable_set: BOX,
	variable_change: `${BOX}<path d="M12 11v5"/>`,
};

/** As wide and as high as it is drawn. */
export const PICTURE_PIXELS = 24;

/** The field of a picture before a text, which says it all. Its `src` is the shapes themselves. */
export const PICTURE_FIELD = "field_picture";

/** Those that no text follows, and what they are called. */
const CALLED: Record<string, (() => string) | undefined> = {
	sensed: m.block_picture_sensor,
	sensor_reading: m.block_picture_sensor,
};

/** The picture of a kind of block as a field of Blockly; null for one without. */
export function pictureOf(type: string): object | null {
	const shapes = PICTURES[type];
	if (!shapes) return null;
	const called = CALLED[type]?.();
	if (!called) return { type: PICTURE_FIELD, src: shapes };
	const drawing =
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="white" stroke-width="2" ' +
		`stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`;
	const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
	return { type: "field_image", src, width: PICTURE_PIXELS, height: PICTURE_PIXELS, alt: called };
}
