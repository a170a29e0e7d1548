import { type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { aBankQuestion } from '../../test/bank';
import { wholeBank } from '../../test/whole-bank';
import routes from '../routes';

const meta = { ...pageAt(routes, '/add-questionsBooks'), tags: ['!autodocs'] };

export default meta;

export const FourForms: PageStory = {
  beforeEach: visitOf('admin', () => wholeBank(aBankQuestion({ type: 'Generated' }))),
  play: ({ canvas }) => canvas.findByText('Add Math question'),
};
