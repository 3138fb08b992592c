import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ACTIONS, type Action, type Answer, type Request } from "./access-table.ts";
import { ASSISTANT_ACCESS } from "./assistant-access.ts";
import { CALLABLE } from "./callable.ts";
import { CLASS_ACCESS } from "./class-access.ts";
import { FILES_ACCESS } from "./files-access.ts";
import { FOLLOWING_ACCESS } from "./following-access.ts";
import { FORUM_ACCESS } from "./forum-access.ts";
import { type TestDatabase, testDatabase } from "./harness.ts";
import { PEOPLE_ACCESS } from "./people-access.ts";
import { WORK_ACCESS } from "./work-access.ts";
import { actAs, type People, ROLES, type Role, rolledBack, settle, undone } from "./world.ts";

/** Each table of the schema × action × role. A test compares the names with pg_catalog. */
const ACCESS = {
	...PEOPLE_ACCESS,
	...WORK_ACCESS,
	...FILES_ACCESS,
	...FORUM_ACCESS,
	...CLASS_ACCESS,
	...FOLLOWING_ACCESS,
