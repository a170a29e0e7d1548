/** What is wrong with one page, entry or record. */
export class Damage extends Error {}

/** Gets each damage that is found; it may throw to end the search at the first. */
export type Report = (what: string) => void;
