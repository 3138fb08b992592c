/** The query of what a person was awarded last. */
export const achievementsKey = (person: string) => ["achievements", person] as const;
