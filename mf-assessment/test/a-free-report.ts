import type { FreeReport } from '@wattle/contract/free-assessment';

/** The report of an assessment with 7, 0 and 10 of 10 right. */
export function aFreeReport(overrides: Partial<FreeReport> = {}): FreeReport {
  return {
    email: 'meera@example.com',
    title: '17 of 30 right',
    lead: 'Every question right in Detail and Patterns. Chosen for Year 5.',
    score: 17,
    total: 30,
    tests: [
      { subject: 'Reading', title: 'Reading', score: 7, total: 10, strength: 'Detail: all right', next: 'Inference' },
      {
        subject: 'Maths',
        title: 'Mathematical Reasoning',
        score: 0,
        total: 10,
        strength: 'All ten questions tried',
        next: 'Money',
      },
      {
        subject: 'ThinkingSkills',
        title: 'Thinking Skills',
        score: 10,
        total: 10,
        strength: 'Patterns: every answer right',
      },
    ],
    practise: [
      { topic: 'Money', correct: 0, total: 4, advice: 'Estimate the total first.' },
      {
        topic: 'Inference',
        correct: 1,
        total: 4,
        meaning: 'What a text means without saying it.',
        advice: 'Join two clues.',
      },
    ],
    resultsToken: `${'a'.repeat(24)}.1797990332.${'S'.repeat(43)}`,
    ...overrides,
  };
}
