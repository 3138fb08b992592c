import { checksOf } from "#content/projects.ts";
import type { CheckReport } from "#domain/check-answer.ts";
import { runChecks } from "#simulator/checks/run-checks.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import type { CheckJob } from "./check-pool.ts";
export function runCheckJob(_job: CheckJob): CheckReport { throw new Error(String([checksOf, runChecks, seededRandom])); }
