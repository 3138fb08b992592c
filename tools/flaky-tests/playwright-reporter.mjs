import { firstLine, recordFlakyTests } from "./flaky-tests.mjs";

/** Records the browser tests that passed only when they were tried again. */
export default class {
	onBegin(_config, suite) {
		this.suite = suite;
	}

	onEnd() {
		const flaky = this.suite.allTests().filter((test) => test.outcome() === "flaky");
		recordFlakyTests(process.env.QUARANTINE ? "quarantine" : "playwright", flaky.map(asFlakyTest));
	}

	printsToStdio() {
		return false;
	}
}

function asFlakyTest(test) {
	const error = test.results.find(({ status }) => status !== "passed")?.error;
	const { file, line } = error?.location ?? test.location;
	return { file, line, title: test.title, error: firstLine(error?.message) };
}
