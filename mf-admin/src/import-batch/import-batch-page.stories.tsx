import { type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { generationIs } from '../../test/generation-api';
import { anImportBatch, batchIs } from '../../test/import-batch';
import routes from '../routes';

const meta = { ...pageAt(routes, '/import-questions/import-7'), tags: ['!autodocs'] };

export default meta;

export const Drafts: PageStory = {
  beforeEach: visitOf('admin', () => {
    generationIs();
    batchIs(anImportBatch());
  }),
  play: ({ canvas }) => canvas.findByRole('heading', { level: 1, name: 'week-48.xlsx' }),
};
