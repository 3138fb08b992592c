/** What a pin did during one frame. */
export interface TracePoint {
	/** It was low, and it was high, at some time. */
	low: boolean;
	high: boolean;
	volts: number;
}

const EDGE = 5;
const MOST_VOLTS = 5;

/** A pin's last frames: the level as a line, a bar where both levels came within one frame; an analogue pin's volts. */
export function drawTrace(
	canvas: CanvasRenderingContext2D,
	{ width, height }: { width: number; height: number },
	points: readonly TracePoint[],
	{ analog, most, color }: { analog: boolean; most: number; color: string },
): void {
	canvas.clearRect(0, 0, width, height);
	canvas.strokeStyle = color;
	canvas.lineWidth = 2;
	canvas.beginPath();
	const yOf = (share: number) => height - EDGE - share * (height - 2 * EDGE);
	for (const [index, point] of points.entries()) {
		const x = ((most - points.length + index) / most) * width;
		const y = yOf(analog ? point.volts / MOST_VOLTS : Number(point.high));
		if (index === 0) canvas.moveTo(x, y);
		else canvas.lineTo(x, y);
		if (!analog && point.low && point.high) canvas.lineTo(x, yOf(0));
	}
	canvas.stroke();
}
