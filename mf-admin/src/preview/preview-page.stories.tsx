import { type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { aBankQuestion } from '../../test/bank';
import { wholeBank } from '../../test/whole-bank';
import routes from '../routes';

const ID = 'a'.repeat(24);

const meta = { ...pageAt(routes, `/questions/Maths/${ID}/preview`), tags: ['!autodocs'] };

export default meta;

export const OneQuestion: PageStory = {
  beforeEach: visitOf('admin', () => wholeBank(aBankQuestion({ id: ID }))),
  play: ({ canvas }) => canvas.findByText('Question 1 of 1'),
};
