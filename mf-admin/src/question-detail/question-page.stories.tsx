import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { aBankQuestion } from '../../test/bank';
import { bankShows, generatedFrom } from '../../test/generated-items';
import { generationIs } from '../../test/generation-api';
import { wholeBank } from '../../test/whole-bank';
import routes from '../routes';

const ID = 'a'.repeat(24);

const meta = { ...pageAt(routes, `/questions/Maths/${ID}`), tags: ['!autodocs'] };

export default meta;

export const WithGeneratedQuestions: PageStory = {
  beforeEach: visitOf('admin', () => wholeBank(aBankQuestion({ id: ID }))),
  play: ({ canvas }) => canvas.findByText('See the difference'),
};

export const NothingGenerated: PageStory = {
  beforeEach: visitOf('admin', () => {
    const question = aBankQuestion({ id: ID });
    generationIs();
    bankShows(question);
    generatedFrom(question, {});
  }),
  play: ({ canvas }) => canvas.findByText('No generated questions available for this original question.'),
};

export const NotLoaded: PageStory = {
  beforeEach: visitOf('admin', () => {
    wholeBank(aBankQuestion({ id: ID }));
    apiReturns(`questions/question/${ID}`, {}, 500);
  }),
  play: ({ canvas }) => canvas.findByText('Failed to fetch question details. Please try again.'),
};
