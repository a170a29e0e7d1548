/** The question in the hero, with what each option teaches. Its answer is no secret, so it needs no server. */
export const SAMPLE = {
  subject: 'Mathematical Reasoning',
  question: 'A tram leaves every 12 minutes. Mia has just missed the 8:50. When do the next three leave?',
  key: 'B',
  options: [
    {
      letter: 'A',
      text: '9:02, 9:12, 9:22',
      why: 'The first one is right: 8:50 and 12 minutes make 9:02. Then the steps slip to 10 minutes; the tram keeps to 12.',
    },
    {
      letter: 'B',
      text: '9:02, 9:14, 9:26',
      why: 'From 8:50 it is 10 minutes to 9:00, and 2 more make 9:02. Then 12 more each time: 9:14 and 9:26.',
    },
    {
      letter: 'C',
      text: '9:00, 9:12, 9:24',
      why: 'These are steps of 12, but they start on the hour. Count on from the tram that Mia missed, at 8:50.',
    },
    {
      letter: 'D',
      text: '9:12, 9:24, 9:36',
      why: 'That counts on from 9:00. The last tram left ten minutes before, at 8:50, so the next one comes sooner.',
    },
  ],
} as const;

export type Option = (typeof SAMPLE.options)[number];
