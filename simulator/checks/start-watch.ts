import type { Expectation } from "./format.ts";
import type { Watch, WatchContext } from "./watch.ts";
import { watchCard, watchCardRest } from "./watch-card.ts";
import { watchDisplay, watchDisplayText } from "./watch-display.ts";
import { watchFlag, watchMotor, watchServo, watchTilt } from "./watch-movement.ts";
import { watchPhone, watchPhoneNumber } from "./watch-phone.ts";
import { watchBefore, watchKept, watchPin, watchRate, watchRises } from "./watch-pin.ts";
import { watchPattern, watchReached } from "./watch-pins.ts";
import { watchPixels } from "./watch-pixels.ts";
import { watchSerial, watchSerialText } from "./watch-serial.ts";
import { watchBeepRate, watchBeeps, watchBuzzer, watchTone } from "./watch-sound.ts";

export function startWatch(expected: Expectation, context: WatchContext): Watch {
	const { board } = context;
	if ("pin" in expected) {
		if ("is" in expected) return expected.is === "kept" ? watchKept(expected, board) : watchPin(expected, board);
		if ("near" in expected) return watchRate(expected, board);
		return "rises" in expected ? watchRises(expected, board) : watchBefore(expected, board);
	}
	if ("pins" in expected) return "reached" in expected ? watchReached(expected, board) : watchPattern(expected, board);
	if ("buzzer" in expected) {
		if ("is" in expected) return watchBuzzer(expected, board);
		if ("perSecond" in expected) return watchBeepRate(expected, board);
		return "beeps" in expected ? watchBeeps(expected, board) : watchTone(expected, board);
	}
	if ("display" in expected)
		return "near" in expected ? watchDisplay(expected, context) : watchDisplayText(expected, board);
	if ("serial" in expected)
		return "near" in expected ? watchSerial(expected, context) : watchSerialText(expected, board);
	if ("phone" in expected)
		return "near" in expected ? watchPhoneNumber(expected, context) : watchPhone(expected, board);
	if ("pixels" in expected) return watchPixels(expected, board);
	if ("card" in expected) return "near" in expected ? watchCard(expected, context) : watchCardRest(expected, board);
	if ("robot" in expected) return watchTilt(expected, board);
	if ("car" in expected) return watchFlag(expected, board);
	return "servo" in expected ? watchServo(expected, board) : watchMotor(expected, board);
}
