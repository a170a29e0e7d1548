import type { RemoteRoutes } from '@wattle/platform';
import { NotHerePage } from './not-here-page';

const load = async () => NotHerePage;

const routes: RemoteRoutes = [
  { path: '/admin-dashboard', load },
  {
    path: '/admin-dashboard/families',
    load: async () => (await import('./families/families-page')).FamiliesPage,
  },
  { path: '/view-questions/:subject', load },
  { path: '/questions/:subject', load },
  { path: '/select_question/:subject', load },
  { path: '/questions/:subject/:id', load },
  { path: '/readingQuestion/:subject/:questionId/:extractQuestionId', load },
  { path: '/add-questionsBooks', load },
  { path: '/add-mathQuestions', load },
  { path: '/add-readingQuestions', load },
  { path: '/add-thinkingskillQuestions', load },
  { path: '/add-writingQuestions', load },
  { path: '/import-questions', load: async () => (await import('./import/import-page')).ImportPage },
];

export default routes;
