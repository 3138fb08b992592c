import { type PointerEvent, useRef } from "react";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import type { ControlsProps } from "#web/bench/player/circuit/parts/drawing.ts";

/** A stick to push with a finger or the mouse; released, it springs back. The sliders below do the same by keyboard. */
export function Controls({ part: { id: part }, board }: ControlsProps) {
	const pad = useRef<HTMLDivElement>(null);
	const x = useReading(board, ({ controls }) => controls[`${part}.x`] ?? 0);
	const y = useReading(board, ({ controls }) => controls[`${part}.y`] ?? 0);

	function set(nextX: number, nextY: number) {
		board.setControl(part, "x", nextX);
		board.setControl(part, "y", nextY);
	}

	function push(event: PointerEvent) {
		const box = pad.current?.getBoundingClientRect();
		if (!box || !pad.current?.hasPointerCapture(event.pointerId)) return;
		const share = (at: number, from: number, length: number) =>
			Math.round(Math.max(-1, Math.min(1, ((at - from) / length) * 2 - 1)) * 100);
		set(share(event.clientX, box.left, box.width), -share(event.clientY, box.top, box.height));
	}

	return (
		<div
			ref={pad}
			aria-hidden="true"
			className="joystick-pad"
			onPointerDown={(event) => {
				event.currentTarget.setPointerCapture(event.pointerId);
				push(event);
			}}
			onPointerMove={push}
			onPointerUp={() => set(0, 0)}
			onPointerCancel={() => set(0, 0)}
		>
			<span style={{ left: `${50 + x * 0.36}%`, top: `${50 - y * 0.36}%` }} />
		</div>
	);
}
