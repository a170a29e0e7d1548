/** What a child does: assumptions of the model, to be replaced by the figures of an operator. */
export const BEHAVIOUR = {
  testsPerMonth: 6,
  savesPerTest: 40,
  logInsPerMonth: 10,
  /** Visits in which the browser has nothing of Wattle yet. */
  firstVisitsPerMonth: 1,
  listsPerMonth: 20,
  monthsStored: 12,
  /** The share of all children that begins the same test at nine o'clock, and how long it takes until all have. */
  startShare: 0.1,
  startSeconds: 10,
  /** They log in before. */
  logInSeconds: 600,
  /** The most of its time that an API process or a core of a primary is to be busy then. */
  mostUtilised: 0.7,
};

/** What one of each part bears: cores, bits a second, bytes. */
export const UNITS = { 'API process': 1, 'database core': 1, 'link of 1 Gbit/s': 1e9, 'disk of 1 TB': 1e12 };

export type Part = keyof typeof UNITS;
export const PARTS = Object.keys(UNITS) as Part[];

/** The numbers of children that the table has. */
export const SIZES = [1e3, 1e5, 1e7] as const;
