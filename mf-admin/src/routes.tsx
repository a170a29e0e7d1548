import type { PrefetchingRoutes } from '@wattle/platform';
import { firstPageOf } from './first-calls';
import { withGenerationDock } from './generation-runs/with-generation-dock';
import {
  ADD_PATH,
  ADD_PATHS,
  DASHBOARD_PATH,
  editPath,
  FAMILIES_PATH,
  generatePath,
  IMPORT_PATH,
  OPERATIONS_PATH,
  PROMPTS_PATH,
  previewPath,
  questionPath,
  readingQuestionPath,
  viewPath,
} from './paths';

const generateFrom = async () => (await import('./question-list/generate-from-page')).GenerateFromPage;
const question = async () => (await import('./question-detail/question-page')).QuestionPage;

const pages: PrefetchingRoutes = [
  { path: DASHBOARD_PATH, load: async () => (await import('./dashboard/dashboard-page')).DashboardPage },
  { path: FAMILIES_PATH, load: async () => (await import('./families/families-page')).FamiliesPage },
  { path: OPERATIONS_PATH, load: async () => (await import('./operations/operations-page')).OperationsPage },
  {
    path: PROMPTS_PATH,
    load: async () => (await import('./prompt-figures/prompt-figures-page')).PromptFiguresPage,
  },
  {
    path: viewPath(':subject'),
    load: async () => (await import('./question-list/view-questions-page')).ViewQuestionsPage,
    prefetch: firstPageOf('view'),
  },
  { path: generatePath(':subject'), load: generateFrom, prefetch: firstPageOf('generate') },
  { path: editPath(':subject', ':id'), load: async () => (await import('./question-form/edit-page')).EditPage },
  { path: questionPath(':subject', ':id'), load: question },
  { path: readingQuestionPath(':subject', ':questionId', ':extractQuestionId'), load: question },
  { path: '/select_question/:subject', load: generateFrom, prefetch: firstPageOf('generate') },
  { path: ADD_PATH, load: async () => (await import('./question-form/add-hub-page')).AddHubPage },
  { path: ADD_PATHS.Maths, load: async () => (await import('./question-form/add-maths-page')).AddMathsPage },
  { path: ADD_PATHS.Reading, load: async () => (await import('./question-form/add-reading-page')).AddReadingPage },
  {
    path: ADD_PATHS.ThinkingSkills,
    load: async () => (await import('./question-form/add-thinking-skills-page')).AddThinkingSkillsPage,
  },
  { path: ADD_PATHS.Writing, load: async () => (await import('./question-form/add-writing-page')).AddWritingPage },
  { path: IMPORT_PATH, load: async () => (await import('./import/import-page')).ImportPage },
];

const routes: PrefetchingRoutes = [
  ...pages.map((page) => ({ ...page, load: withGenerationDock(page.load) })),
  // The exam player fills the screen.
  { path: previewPath(':subject', ':id'), load: async () => (await import('./preview/preview-page')).PreviewPage },
];

export default routes;
