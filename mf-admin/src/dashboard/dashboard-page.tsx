import { ButtonLink, Grid, Page } from '@wattle/design-system';
import { Link, usePageTitle, useSession } from '@wattle/platform';
import { LatestGenerations } from '../generation-runs/latest-generations';
import { EmptyBankHint } from '../hints/page-hints';
import { ADD_PATH, BIN_PATH, generatePath, IMPORT_PATH, viewPath } from '../paths';
import { useQuestionCountsQuery } from '../questions/questions.api';
import { TwoPeoplePanel } from '../two-people/two-people-panel';
import { BankCounts } from './bank-counts';
import { ReportsLine } from './reports-line';
import { SubjectLinks } from './subject-links';

/** /admin-dashboard: the ways into the question bank, and how it stands. */
export function DashboardPage() {
  usePageTitle('Question bank');
  const { user } = useSession();
  const { data } = useQuestionCountsQuery();
  const isEmpty = data?.counts.every(({ all }) => all === 0);
  return (
    <Page
      title="Question bank"
      width="wide"
      actions={
        <>
          <ButtonLink as={Link} to={ADD_PATH} size="dense">
            Add questions
          </ButtonLink>
          <ButtonLink as={Link} to={IMPORT_PATH} variant="secondary" size="dense">
            Import questions
          </ButtonLink>
          <ButtonLink as={Link} to="/paper" variant="secondary" size="dense">
            Print a test
          </ButtonLink>
          <ButtonLink as={Link} to={BIN_PATH} variant="secondary" size="dense">
            Bin
          </ButtonLink>
        </>
      }
    >
      {isEmpty && <EmptyBankHint />}
      <Grid columnWidth={320}>
        <SubjectLinks
          title="Generate Questions"
          hint="New questions like one that is already there."
          pathOf={generatePath}
        />
        <SubjectLinks title="View Questions" hint="Find, edit, finalize and delete." pathOf={viewPath} />
      </Grid>
      <ReportsLine />
      <LatestGenerations />
      <BankCounts />
      {user?.role === 'admin' && <TwoPeoplePanel />}
    </Page>
  );
}
