/** A job takes too long, or more stack or memory than its thread has. */
export class JobTooComplex extends Error {
	override name = "JobTooComplex";
}
