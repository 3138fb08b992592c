/** Lists of materials are written for a class of this size, who share this many boards. */
export const CLASS_SIZE = { learners: 40, boards: 7 };
