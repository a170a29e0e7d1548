import { type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { aBankQuestion } from '../../test/bank';
import { wholeBank } from '../../test/whole-bank';
import routes from '../routes';

const ID = 'a'.repeat(24);

const meta = { ...pageAt(routes, `/questions/Maths/${ID}/edit`), tags: ['!autodocs'] };

export default meta;

export const Unchanged: PageStory = {
  beforeEach: visitOf('admin', () => wholeBank(aBankQuestion({ id: ID }))),
  play: ({ canvas }) => canvas.findByLabelText('Question'),
};
