import { anAttemptReview } from '@wattle/contract/testing';
import { type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { aChild, familyIs } from '../../test/family-api';
import { right, writing, wrong } from '../../test/review-api';
import routes from '../routes';

const meta = { ...pageAt(routes, '/family'), tags: ['!autodocs'] };

export default meta;

export const WithResults: PageStory = {
  beforeEach: visitOf('parent', () =>
    familyIs(
      aChild({
        goals: { testsAWeek: 3, testDay: null },
        consents: { modelFeedback: '2026-11-12T02:00:00.000Z' },
        requested: { restBreaks: { amount: 10, at: '2026-11-12T02:00:00.000Z' } },
        allowances: { extraTime: { amount: 25 }, readAloud: { amount: 1, until: '2027-05-07' } },
      }),
    ),
  ),
  play: ({ canvas }) => canvas.findByText('This device'),
};

export const OpenResult: PageStory = {
  beforeEach: visitOf('parent', () => familyIs(aChild(), anAttemptReview([right, wrong, writing]))),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Open/ });
    if (first) await userEvent.click(first);
    await canvas.findByRole('article', { name: 'The wrong one?' });
  },
};
