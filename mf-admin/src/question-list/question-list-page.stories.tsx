import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { ADMIN_LIST, aBankQuestion, bankHas } from '../../test/bank';
import { generationIs } from '../../test/generation-api';
import routes from '../routes';

const meta = { ...pageAt(routes, '/view-questions/Maths'), tags: ['!autodocs'] };

export default meta;

export const FirstOfThreePages: PageStory = {
  beforeEach: visitOf('admin', () => {
    generationIs();
    const types = ['Original', 'Generated', 'Finalized'] as const;
    const questions = Array.from({ length: 12 }, (_each, index) => aBankQuestion({ type: types[index % 3] }));
    bankHas(questions, { page: 1, pages: 3, total: 36 });
  }),
  play: ({ canvas }) => canvas.findByText('36'),
};

export const NoQuestions: PageStory = {
  beforeEach: visitOf('admin', () => {
    generationIs();
    bankHas([]);
  }),
  play: ({ canvas }) => canvas.findByText('No questions available for this subject.'),
};

export const NotLoaded: PageStory = {
  beforeEach: visitOf('admin', () => {
    generationIs();
    bankHas([]);
    apiReturns(ADMIN_LIST, {}, 500);
  }),
  play: ({ canvas }) => canvas.findByText(/Failed to fetch questions/),
};
