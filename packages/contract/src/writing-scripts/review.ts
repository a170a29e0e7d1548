import type { WritingScript } from '../writing-script';

export const review: WritingScript = {
  task: 'A review of the food at your school camp.',
  plan: {
    reader: 'Kids who go to camp next year',
    summary: 'Camp food: breakfast good, dinner bad, best is the damper.',
    points: ['breakfast 8/10', 'dinner 3/10, grey meat', 'damper by the fire'],
  },
  text: `Camp food review
Last week I went to year 5 camp at Lake Barlow for three days and this is my review of the food. The food was ok. For breakfast there was cereal and toast and you could have as much as you want. The milk was cold and there was four kinds of jam. I give breakfast 8 out of 10. Lunch was sandwiches and they were soggy because they were made the night before but the fruit was good. I give lunch 5 out of 10. Dinner was the worst. On the first night it was meat with gravy and the meat was grey and the gravy was grey and you couldn’t tell which was which. The vegetables were over cooked. On the second night it was pasta and it was alright but it was cold. I give dinner 3 out of 10. The best thing was the damper because we made it ourselfs on sticks over the fire and put golden syrup on it, it was delishus. I give it 10 out of 10. Overall I give the food 6 out of 10. If you go to this camp I recomend you bring snacks.`,
  marks: { ideas: 3, form: 2, organisation: 1, style: 2, sentences: 2, punctuation: 2, spelling: 1 },
  steps: [
    {
      criterion: 'ideas',
      why: 'A reviewer asks why. The answer is better than a number.',
      changes: [
        [
          'Lunch was sandwiches and they were soggy because they were made the night before but the fruit was good.',
          'Lunch was soggy sandwiches. I asked the cook why, and she said that one person makes 240 of them, and that she does it at night so she can say good morning to us.',
        ],
      ],
    },
    {
      criterion: 'form',
      why: 'It starts with what it is and what you think, as a review should.',
      changes: [
        [
          'Camp food review\nLast week I went to year 5 camp at Lake Barlow for three days and this is my review of the food. The food was ok.',
          'Three Days of Lake Barlow: A Review\nGo for the damper, stay for breakfast, and hide at dinner time. That is what I learned at year 5 camp.',
        ],
      ],
    },
    {
      criterion: 'organisation',
      why: 'Each meal has a paragraph, and the verdict comes out of them.',
      changes: [
        [' Lunch was', '\n\nLunch was'],
        [' Dinner was the worst.', '\n\nDinner was the worst.'],
        [' The best thing was', '\n\nThe best thing was'],
      ],
    },
    {
      criterion: 'style',
      why: 'The grey dinner is told with a straight face, and that is why it is funny.',
      changes: [
        [
          'you couldn’t tell which was which. The vegetables were over cooked.',
          'only the fork could tell which was which. The carrots gave up when you looked at them.',
        ],
      ],
    },
    {
      criterion: 'sentences',
      why: 'The cold pasta needs five words and no “and”.',
      changes: [['On the second night it was pasta and it was alright but it was cold.', 'The pasta came cold.']],
    },
    {
      criterion: 'punctuation',
      why: 'A full stop parts two sentences that a comma had joined.',
      changes: [
        ['put golden syrup on it, it was', 'put golden syrup on it. It was'],
        ['Overall I give', 'Overall, I give'],
        ['If you go to this camp I', 'If you go to this camp, I'],
      ],
    },
    {
      criterion: 'spelling',
      why: 'Long words are right if you say each part: “our-selves”, “de-li-cious”.',
      changes: [
        ['ourselfs', 'ourselves'],
        ['delishus', 'delicious'],
        ['recomend', 'recommend'],
        ['at year 5 camp', 'at Year 5 camp'],
        ['there was four', 'there were four'],
      ],
    },
  ],
};
