/** The two published alerts about a format (docs/published.md, rules). */
export const OPTIONS_FORMAT = 'MCQ Options must be in the correct format: A option, B option, C option, D option';
export const KEY_FORMAT = 'Correct Answer must be in the format: A or B or C or D';
