import { firstLine, recordFlakyTests } from "./flaky-tests.mjs";

/** Records the tests below the browser that passed only when they were tried again. */
export default class {
	onTestRunEnd(modules) {
		const tests = modules.flatMap((module) => [...module.children.allTests()]);
		recordFlakyTests("vitest", tests.filter((test) => test.diagnostic()?.flaky).map(asFlakyTest));
	}
}

function asFlakyTest(test) {
	const [error] = test.result().errors ?? [];
	const file = test.module.moduleId;
	const line = error?.stacks?.find((frame) => frame.file === file)?.line ?? 0;
	return { file, line, title: test.fullName, error: firstLine(error?.message) };
}
