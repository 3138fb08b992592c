/** The query of what a person was awarded last. */
export const achievementsKey = (userId: string) => ["achievements", userId] as const;
