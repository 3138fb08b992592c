import { expect, test } from "vitest";
import { allowedRedirect } from "./redirects.ts";

const ORIGINS = ["https://school.test"];

test.each([
	"https://school.test",
	"https://school.test/dashboard?tab=1#top",
	"https://SCHOOL.test/",
	"https://school.test:443/",
])("%s is on the site", (address) => {
	expect(allowedRedirect(address, ORIGINS)?.origin).toBe("https://school.test");
});

test.each([
	"https://school.test.evil.test/",
	"https://school.testevil.test/",
	"https://evil-school.test/",
	"https://www.school.test/",
	"https://school.test:8443/",
	"http://school.test/",
	"https://school.test@evil.test/",
	"https://school.test:password@evil.test/",
	"https://someone@school.test/",
	"https://evil.test/https://school.test/",
	"https://evil.test/?https://school.test",
	"https://evil.test#https://school.test",
	"https://school.test\\.evil.test/",
	"https://school%2Etest.evil.test/",
	"//school.test/",
	"/dashboard",
	"javascript:alert(1)//https://school.test/",
	`https://school.test/${"x".repeat(2000)}`,
	["https://school.test/"],
	undefined,
])("%j is not", (address) => {
	expect(allowedRedirect(address, ORIGINS)).toBeNull();
});

test("without a site nothing is allowed", () => {
	expect(allowedRedirect("http://localhost/", [])).toBeNull();
});
