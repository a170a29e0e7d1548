/** What the server of a page knows, and the build of a remote does not: who runs this site, and what its bank holds. */
export const PAGE_FACTS = [
  'operator-name',
  'operator-address',
  'operator-email',
  'bank-questions',
  'bank-question-types',
  'bank-tests-per-year-level',
] as const;

/** The name of a meta element, in which the server says it. */
export type PageFact = (typeof PAGE_FACTS)[number];
export type PageFacts = Record<PageFact, string>;

/** Says a figure of the bank as long as it is not known: “Many question types”. */
export const UNKNOWN_FIGURE = 'Many';

/** Stands for it in HTML that the build of a remote has rendered; the server of the page fills it in. */
export const factMark = (fact: PageFact) => `{{${fact}}}`;
