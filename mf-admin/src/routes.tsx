import type { RemoteRoutes } from '@wattle/platform';
import { NotHerePage } from './not-here-page';
import { generatePath, IMPORT_PATH, viewPath } from './paths';

const generateFrom = async () => (await import('./question-list/generate-from-page')).GenerateFromPage;

const routes: RemoteRoutes = [
  {
    path: viewPath(':subject'),
    load: async () => (await import('./question-list/view-questions-page')).ViewQuestionsPage,
  },
  { path: generatePath(':subject'), load: generateFrom },
  { path: '/select_question/:subject', load: generateFrom },
  { path: IMPORT_PATH, load: async () => NotHerePage },
];

export default routes;
