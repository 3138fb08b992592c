import { expect, test } from "vitest";
import files from "../examples/submission-files.json" with { type: "json" };
import { SUBMISSION_FILE_ACCEPT, submissionFileType } from "./submission-files.ts";

test.each(files)("$name is stored as $type", ({ name, type }) => {
	expect(submissionFileType(name)).toBe(type);
});

test("a picker offers the ten kinds of files", () => {
	expect(SUBMISSION_FILE_ACCEPT).toBe(".txt,.ino,.cpp,.c,.pdf,.doc,.docx,.jpg,.jpeg,.png");
});
