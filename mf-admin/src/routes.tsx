import type { Subject } from '@wattle/contract/constants';
import type { PrefetchingRoutes, RemoteRoute } from '@wattle/platform';
import type { ComponentType } from 'react';
import {
  ADD_PATH,
  ADD_PATHS,
  BIN_PATH,
  COMPARE_PATH,
  comparePath,
  compareResultsPath,
  DASHBOARD_PATH,
  editPath,
  FAMILIES_PATH,
  generatePath,
  IMPORT_PATH,
  importPath,
  MARKING_PATH,
  markingPath,
  OPERATIONS_PATH,
  PROMPTS_PATH,
  previewPath,
  questionPath,
  REPORTS_PATH,
  readingQuestionPath,
  STAFF_PATH,
  STATISTICS_PATH,
  statisticsPath,
  TEAM_RELEASES_PATH,
  TEST_STATISTICS_PATH,
  viewPath,
} from './paths';
import { type ListPurpose, prefetchList } from './prefetch-queries';

const question = async () => (await import('./question-detail/question-page')).QuestionPage;
const add = async () => (await import('./add-question/add-page')).AddPage;
const questionList = (purpose: ListPurpose) => ({
  load: withProps(async () => (await import('./question-list/question-list-page')).QuestionListPage, { purpose }),
  prefetch: prefetchList(purpose),
});

const pages: PrefetchingRoutes = [
  { path: DASHBOARD_PATH, load: async () => (await import('./dashboard/dashboard-page')).DashboardPage },
  { path: REPORTS_PATH, load: async () => (await import('./question-reports/reports-page')).ReportsPage },
  { path: FAMILIES_PATH, load: async () => (await import('./families/families-page')).FamiliesPage },
  { path: OPERATIONS_PATH, load: async () => (await import('./operations/operations-page')).OperationsPage },
  { path: STAFF_PATH, load: async () => (await import('./staff/staff-page')).StaffPage },
  {
    path: PROMPTS_PATH,
    load: async () => (await import('./prompt-figures/prompt-figures-page')).PromptFiguresPage,
  },
  {
    path: STATISTICS_PATH,
    load: async () => (await import('./statistics/statistics-page')).StatisticsPage,
  },
  {
    path: TEST_STATISTICS_PATH,
    load: async () => (await import('./statistics/test-statistics-page')).TestStatisticsPage,
  },
  {
    path: statisticsPath(':subject', ':id'),
    load: async () => (await import('./statistics/question-statistics-page')).QuestionStatisticsPage,
  },
  { path: BIN_PATH, load: async () => (await import('./bin/bin-page')).BinPage },
  { path: viewPath(':subject'), ...questionList('view') },
  { path: generatePath(':subject'), ...questionList('generate') },
  { path: '/select_question/:subject', ...questionList('generate') },
  { path: editPath(':subject', ':id'), load: async () => (await import('./questions/edit-page')).EditPage },
  { path: questionPath(':subject', ':id'), load: question },
  { path: readingQuestionPath(':subject', ':questionId', ':extractQuestionId'), load: question },
  { path: ADD_PATH, load: async () => (await import('./add-question/add-hub-page')).AddHubPage },
  ...Object.entries(ADD_PATHS).map(([subject, path]) => ({
    path,
    load: withProps(add, { subject: subject as Subject }),
  })),
  { path: IMPORT_PATH, load: async () => (await import('./import/import-page')).ImportPage },
  {
    path: importPath(':importId'),
    load: async () => (await import('./import-batch/import-batch-page')).ImportBatchPage,
  },
];

const routes: PrefetchingRoutes = [
  ...pages.map((page) => ({ ...page, load: withJobs(page.load) })),
  // A marker follows no generations.
  { path: MARKING_PATH, load: async () => (await import('./marking/marking-queue-page')).MarkingQueuePage },
  {
    path: COMPARE_PATH,
    load: async () => (await import('./writing-comparisons/comparison-sets-page')).ComparisonSetsPage,
  },
  {
    path: comparePath(':setId'),
    load: async () => (await import('./writing-comparisons/compare-page')).ComparePage,
  },
  {
    path: compareResultsPath(':setId'),
    load: async () => (await import('./writing-comparisons/comparison-results-page')).ComparisonResultsPage,
  },
  { path: markingPath(':id'), load: async () => (await import('./marking/marking-page')).MarkingPage },
  // A team is no staff.
  {
    path: `${TEAM_RELEASES_PATH}/:remote`,
    load: async () => (await import('./team-releases/team-releases-page')).TeamReleasesPage,
  },
  // The exam player fills the screen.
  { path: previewPath(':subject', ':id'), load: async () => (await import('./preview/preview-page')).PreviewPage },
];

export default routes;

function withProps<Props extends object>(load: () => Promise<ComponentType<Props>>, props: Props): RemoteRoute['load'] {
  return async () => {
    const Page = await load();
    return function PageWithProps() {
      return <Page {...props} />;
    };
  };
}

function withJobs(load: RemoteRoute['load']): RemoteRoute['load'] {
  return async () => {
    const Page = await load();
    const { JobsPanel } = await import('./generation-runs/jobs-panel');
    return function PageWithJobs() {
      return (
        <>
          <Page />
          <JobsPanel />
        </>
      );
    };
  };
}
