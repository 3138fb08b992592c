/** The colours of the avatars, by seat: names that begin alike can be distinguished. */
const COLORS = ["!bg-violet-wash !text-violet", "!bg-leaf-wash !text-leaf", "!bg-sky-wash !text-sky"];

export function seatColor(index: number): string {
	return COLORS[index] ?? "";
}
