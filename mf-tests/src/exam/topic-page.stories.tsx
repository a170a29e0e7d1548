import { anOpenTest, aQuestionPayload } from '@wattle/contract/testing';
import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { keeps } from '../../test/test-api';
import routes from '../routes';

const meta = { ...pageAt(routes, '/test/practise/maths?topic=Ratio'), tags: ['!autodocs'] };

export default meta;

export const Feedback: PageStory = {
  beforeEach: visitOf('student', () => {
    const stickers = aQuestionPayload({
      category: 'Ratio and rate',
      question: 'Mia and Tom share 40 stickers in the ratio 3 : 5. How many more stickers does Tom get than Mia?',
      mcq_options: 'A 5, B 10, C 15, D 20, E 25',
    });
    const test = anOpenTest({ deadline: undefined, feedback: true, questions: [stickers, aQuestionPayload()] });
    apiReturns('test/topic/Maths', test);
    keeps(test);
    apiReturns(`attempts/${test.attemptId}/questions/${stickers.id}/check`, {
      questionId: stickers.id,
      selectedAnswer: 'C',
      correct_answer: 'B',
      correct: false,
      explanation:
        '3 + 5 = 8 boxes hold 40 stickers.\n40 ÷ 8 = 5 stickers in each box.\nTom has 2 boxes more: 2 × 5 = 10.',
      wrong_turns: { C: '15 is what Mia gets. The question asks how many more Tom gets.' },
    });
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show a hint' }));
    await userEvent.click(canvas.getByRole('radio', { name: /^C/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Check/ }));
    await canvas.findByRole('heading', { name: 'Not this time' });
  },
};

export const NoQuestions: PageStory = {
  beforeEach: visitOf('student', () => apiReturns('test/topic/Maths', { message: 'No questions found.' }, 404)),
  play: ({ canvas }) => canvas.findByText('No questions found. Please try again later.'),
};

export const UnknownTopic: PageStory = {
  args: { url: '/test/practise/maths' },
  beforeEach: visitOf('student'),
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'Unknown topic' }),
};
