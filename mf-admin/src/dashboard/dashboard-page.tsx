import { ButtonLink, Grid, Page } from '@wattle/design-system';
import { Link, usePageTitle } from '@wattle/platform';
import { useQuestionCountsQuery } from '../bank/questions.api';
import { LatestGenerations } from '../generation-runs/latest-generations';
import { EmptyBankHint } from '../hints/page-hints';
import { ADD_PATH, FAMILIES_PATH, generatePath, IMPORT_PATH, OPERATIONS_PATH, viewPath } from '../paths';
import { BankCounts } from './bank-counts';
import { ReportsLine } from './reports-line';
import { SubjectLinks } from './subject-links';

/** /admin-dashboard: the ways into the question bank, and how it stands. */
export function DashboardPage() {
  usePageTitle('Question bank');
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
          <ButtonLink as={Link} to={FAMILIES_PATH} variant="secondary" size="dense">
            Families
          </ButtonLink>
          <ButtonLink as={Link} to={OPERATIONS_PATH} variant="secondary" size="dense">
            Operations
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
    </Page>
  );
}
