/** The last segment of the address that the add form of each subject is sent to. */
export const ADD_FORMS = {
  Maths: 'addMathQuestions',
  ThinkingSkills: 'addThinkingSkillQuestions',
  Reading: 'addReadingQuestions',
  Writing: 'addWritingQuestions',
} as const;
