import { m } from "#messages/generated/messages.js";

/** Says that class codes are no way in yet. */
export function ClassCodeNote() {
	return (
		<p role="status" className="p-3 rounded-medium bg-sun-wash text-sun-ink text-sm font-semibold">
			{m.class_code_not_yet()}
		</p>
	);
}
