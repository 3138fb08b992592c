/** All lists of what a person has handed in begin with it. */
export const ownSubmissionsKey = ["own-submissions"] as const;
