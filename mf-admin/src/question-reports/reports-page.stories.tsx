import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { aReport } from '../../test/a-report';
import routes from '../routes';

const meta = { ...pageAt(routes, '/admin-dashboard/question-reports'), tags: ['!autodocs'] };

export default meta;

export const Open: PageStory = {
  beforeEach: visitOf('admin', () => {
    const reports = [
      aReport({ text: 'The third tram leaves at 8:24, so it must be A.' }),
      aReport({ reporter: 'parent', reason: 'unreadable' }),
      aReport({ questionId: 'b'.repeat(24), question: 'Which tram is late?', reason: 'two-answers' }),
    ];
    apiReturns('question-reports', { reports, total: reports.length });
  }),
  play: ({ canvas }) => canvas.findByRole('article', { name: 'Which tram is late?' }),
};
