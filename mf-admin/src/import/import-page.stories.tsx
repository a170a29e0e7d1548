import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { generationIs } from '../../test/generation-api';
import { anImportResponse, aProgress, aRowError } from '../../test/import-responses';
import routes from '../routes';
import { CHECK, storedImport } from './import-status';

const meta = { ...pageAt(routes, '/import-questions'), tags: ['!autodocs'] };

export default meta;

export const Empty: PageStory = {
  beforeEach: visitOf('admin', () => {
    generationIs();
    const batch = { importId: 'import-7', file: 'week-48.xlsx', by: 'tom', imported: 8, drafts: 3 };
    apiReturns('addQuestions/imports', { imports: [{ ...batch, at: new Date().toISOString() }] });
  }),
  play: ({ canvas }) => canvas.findByRole('heading', { level: 1, name: 'Import Questions' }),
};

export const OneRowToCorrect: PageStory = {
  beforeEach: visitOf('admin', () => {
    const importId = 'import-1';
    generationIs();
    apiReturns('addQuestions/imports', { imports: [] });
    storedImport.write({ importId, fileName: 'maths-term-4.xlsx', bytes: 2_000_000, ...CHECK });
    const response = anImportResponse({ badRows: 1, errors: [aRowError()] });
    apiReturns(`addQuestions/imports/${importId}`, aProgress({ state: 'done', rows: 4, checked: 4, response }));
  }),
  play: ({ canvas }) => canvas.findByRole('region', { name: 'Result of the check' }),
};
