/** Does something once within a time after it was first asked for: asking again meanwhile does not put it off. */
export function onceWithin(milliseconds: number, act: () => void) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	function stop(): void {
		clearTimeout(timer);
		timer = undefined;
	}
	return {
		ask(): void {
			timer ??= setTimeout(() => {
				timer = undefined;
				act();
			}, milliseconds);
		},
		stop,
	};
}
