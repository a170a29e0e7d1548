/**
 * The three tests of the free assessment in the order in which they are taken, each with its path segments
 * (docs/published.md, screens and calls), the score it fills and the seconds it lasts (docs/published.md, limits).
 */
export const FREE_TESTS = [
  {
    subject: 'Reading',
    title: 'Reading',
    category: 'randomReadingQuestions',
    submitPath: 'randomReadingQuestions',
    checkPath: 'checkReadingTestAlreadyConduct',
    scoreField: 'reading_score',
    seconds: 780,
  },
  {
    subject: 'Maths',
    title: 'Mathematical Reasoning',
    category: 'randomMathsQuestions',
    submitPath: 'submitMathsAssessment',
    checkPath: 'checkMathTestAlreadyConduct',
    scoreField: 'maths_score',
    seconds: 720,
  },
  {
    subject: 'ThinkingSkills',
    title: 'Thinking Skills',
    category: 'randomThinkingskillQuestions',
    submitPath: 'submitThinkingSkillsAssessment',
    checkPath: 'checkThinkingSkillsTestAlreadyConduct',
    scoreField: 'thinking_skills_score',
    seconds: 600,
  },
] as const;

/** One of the three tests of the free assessment. */
export type FreeTest = (typeof FREE_TESTS)[number];

/** The score of each test; null until that test is done (docs/published.md, fields). */
export type FreeScores = Record<FreeTest['scoreField'], number | null>;

/** The test whose turn it is: the first without a score; none when all three are done (docs/published.md, screens). */
export function nextFreeTest(scores: FreeScores): FreeTest | undefined {
  return FREE_TESTS.find((test) => scores[test.scoreField] === null);
}
