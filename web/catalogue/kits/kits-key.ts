/** All lists of kits begin with it: invalidating it refreshes every one. */
export const kitsQueryKey = ["kits"] as const;
