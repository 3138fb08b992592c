import { warmedUp, warmedUpPlain } from "./speeds.ts";

// For `page-speeds.mjs`, which calls them by their names.
Object.assign(globalThis, { warmedUp, warmedUpPlain });
