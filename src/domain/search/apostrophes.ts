/** The signs that are typed for the Ukrainian apostrophe; the inside of a character class (domain facts, "Search"). */
export const APOSTROPHES = "'’ʼ‘`′";
