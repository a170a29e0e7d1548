/** Seven sentences to choose from, as they stand in each gap of {@link GAP_PASSAGE}. */
export const SENTENCES =
  'A It had been there all along, B She counted to ten, C The bell was silent, D Nobody had asked, E Rain was coming, F He laughed, too, G The gate stood open';

export const GAP_PASSAGE = 'The gate\n\nMum looked up. [1] The lane was dark. [2] Then we ran. [3] That was all.';

const reading = {
  explanation: 'The words before the gap lead to it.',
  level: 'Medium',
  type: 'Original',
  exam_type: 'Practice',
  category: 'Text structure',
};

/** A question about one gap of a passage that has three. */
export const aGap = (gap: number, correct_answer: string, changes: object = {}) => ({
  ...reading,
  question: `Which sentence goes into gap ${gap}?`,
  mcq_options: SENTENCES,
  correct_answer,
  format: 'gap',
  text: GAP_PASSAGE,
  ...changes,
});

export const CLOZE_PASSAGE = 'The gate\n\nMum looked [1]. The lane was dark. [2], we ran. That was [3].';

/** A question about one blank of a passage that has three. */
export const aBlank = (blank: number, changes: object = {}) => ({
  ...reading,
  question: `Which word or phrase best fits blank ${blank}?`,
  mcq_options: 'A up, B over, C ahead, D away',
  correct_answer: 'A',
  format: 'cloze',
  text: CLOZE_PASSAGE,
  ...changes,
});

export const EXTRACTS =
  'On rain\n\nExtract A: From a diary\n\nIt rained all day, and I was glad.\n\nExtract B\n\nThe rain had come too late for the wheat.';

/** A question about two extracts. */
export const anExtractsQuestion = (changes: object = {}) => ({
  ...reading,
  question: 'Which extract is sad about the rain?',
  mcq_options: 'A Extract A, B Extract B, C Both, D Neither',
  correct_answer: 'B',
  format: 'extracts',
  text: EXTRACTS,
  ...changes,
});

/** A Maths question that says which mistake leads to each distractor. */
export const aTurnedQuestion = (changes: object = {}) => ({
  question: 'A tram leaves every 12 minutes. When is the third?',
  mcq_options: 'A 8:24, B 8:36, C 8:12',
  correct_answer: 'B',
  explanation: 'Count on in twelves.',
  wrong_turns: { A: 'This stops one tram too early.', C: 'This is the first tram.' },
  level: 'Easy',
  type: 'Original',
  exam_type: 'Practice',
  category: 'Time',
  year_level: 5,
  pool: 'Free assessment',
  text_format: 'structured',
  ...changes,
});
