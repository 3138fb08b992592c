/** Solves `matrix · x = right` by elimination with the largest pivot. The arguments are used up. */
export function solveLinear(matrix: number[][], right: number[]): number[] {
	const size = right.length;
	if (size === 1) return [(right[0] ?? 0) / (matrix[0]?.[0] ?? 1)];
	for (let column = 0; column < size; column++) {
		let pivot = column;
		for (let row = column + 1; row < size; row++)
			if (Math.abs(matrix[row]?.[column] ?? 0) > Math.abs(matrix[pivot]?.[column] ?? 0)) pivot = row;
		const upper = matrix[pivot];
		if (!upper) break;
		matrix[pivot] = matrix[column] ?? upper;
		matrix[column] = upper;
		const upperRight = right[pivot] ?? 0;
		right[pivot] = right[column] ?? 0;
		right[column] = upperRight;
		for (let row = column + 1; row < size; row++) {
			const line = matrix[row];
			if (!line) continue;
			const factor = (line[column] ?? 0) / (upper[column] ?? 1);
			if (factor === 0) continue;
			for (let at = column; at < size; at++) line[at] = (line[at] ?? 0) - factor * (upper[at] ?? 0);
			right[row] = (right[row] ?? 0) - factor * upperRight;
		}
	}
	for (let row = size - 1; row >= 0; row--) {
		const line = matrix[row] ?? [];
		let sum = right[row] ?? 0;
		for (let at = row + 1; at < size; at++) sum -= (line[at] ?? 0) * (right[at] ?? 0);
		right[row] = sum / (line[row] ?? 1);
	}
	return right;
}
