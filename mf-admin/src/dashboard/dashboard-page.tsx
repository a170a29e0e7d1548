import { SUBJECT_NAMES, SUBJECTS } from '@wattle/contract/constants';
import { formatCount } from '@wattle/contract/text';
import {
  Cluster,
  color,
  formatDateTime,
  Grid,
  LinkLine,
  MutedText,
  Panel,
  radius,
  SubjectMark,
  space,
} from '@wattle/design-system';
import { Link, usePageTitle, useSession } from '@wattle/platform';
import { styled } from 'styled-components';
import { LatestGenerations } from '../generation-runs/latest-generations';
import { EmptyBankHint } from '../hints/hints';
import { ADD_PATH, BIN_PATH, generatePath, IMPORT_PATH, REPORTS_PATH, STATISTICS_PATH, viewPath } from '../paths';
import { useQuestionReportsQuery } from '../question-reports/question-reports.api';
import { useQuestionCountsQuery } from '../questions/questions.api';
import { AdminPage } from '../shared/admin-page';
import { DenseButton, DenseLink } from '../shared/buttons';
import { FailureAlert } from '../shared/failure-alert';
import { useSwitchTwoPeopleRuleMutation, useTwoPeopleRuleQuery } from '../staff/staff.api';
import { useStatisticsListQuery } from '../statistics/statistics.api';
import { BankCounts } from './bank-counts';

export function DashboardPage() {
  usePageTitle('Question bank');
  const { user } = useSession();
  const { data } = useQuestionCountsQuery();
  const isEmpty = data?.counts.every(({ all }) => all === 0);
  return (
    <AdminPage
      title="Question bank"
      actions={
        <>
          <DenseLink variant="primary" to={ADD_PATH}>
            Add questions
          </DenseLink>
          <DenseLink to={IMPORT_PATH}>Import questions</DenseLink>
          <DenseLink to="/paper">Print a test</DenseLink>
          <DenseLink to={BIN_PATH}>Bin</DenseLink>
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
      <StatisticsLine />
      <LatestGenerations />
      <BankCounts />
      {user?.role === 'admin' && <TwoPeoplePanel />}
    </AdminPage>
  );
}

const SubjectLink = styled(Link)`
  display: flex;
  align-items: center;
  border: 1px solid ${color.line};
  font-weight: 600;
  text-decoration: none;

  gap: ${space[12]};
  padding: ${space[8]};
  border-radius: ${radius.control};

  color: ${color.ink};

  &:hover {
    border-color: ${color.action};
    background: ${color.actionSoft};
  }
`;

function SubjectLinks({ title, hint, pathOf }: { title: string; hint: string; pathOf: (subject: string) => string }) {
  return (
    <Panel title={title}>
      <MutedText size={15}>{hint}</MutedText>
      <Grid as="ul" columnWidth={200} gap={8}>
        {SUBJECTS.map((subject) => (
          <li key={subject}>
            <SubjectLink to={pathOf(subject)}>
              <SubjectMark subject={subject} />
              {SUBJECT_NAMES[subject]}
            </SubjectLink>
          </li>
        ))}
      </Grid>
    </Panel>
  );
}

/** How many reports of mistakes wait. The line is there before the number, so that nothing moves. */
function ReportsLine() {
  const { data } = useQuestionReportsQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <LinkLine>
      <Link to={REPORTS_PATH}>Reports of mistakes</Link>
      {data && (data.total === 0 ? ': none is open' : `: ${formatCount(data.total, 'report')} to answer`)}
    </LinkLine>
  );
}

/** How many keys answers of children put in doubt. */
function StatisticsLine() {
  const { data } = useStatisticsListQuery({ page: 1, flag: 'any' }, { refetchOnMountOrArgChange: true });
  const { keysInDoubt = 0, otherFlags = 0 } = data?.summary ?? {};
  const told = [
    keysInDoubt > 0 && `${formatCount(keysInDoubt, 'key')} in doubt`,
    otherFlags > 0 && formatCount(otherFlags, 'other flag'),
  ].filter(Boolean);
  return (
    <LinkLine>
      <Link to={STATISTICS_PATH}>Statistics of the bank</Link>
      {data && (told.length > 0 ? `: ${told.join(', ')}` : ': nothing is flagged')}
    </LinkLine>
  );
}

function TwoPeoplePanel() {
  const { data } = useTwoPeopleRuleQuery(undefined, { refetchOnMountOrArgChange: true });
  const [change, { error, isLoading }] = useSwitchTwoPeopleRuleMutation();
  if (!data) return null;
  const { isOn, by, at } = data;
  return (
    <Panel title="Two people">
      <p>
        {isOn
          ? 'A question stays a draft until somebody other than its author publishes it. A published question becomes a draft again when its text or key is changed.'
          : 'Anyone can publish a question that they wrote or imported.'}
      </p>
      <Cluster>
        <DenseButton isBusy={isLoading} onClick={() => change(!isOn)}>
          {isOn ? 'Let one person publish' : 'Require two people'}
        </DenseButton>
        {by && at && (
          <MutedText as="span">
            Switched {isOn ? 'on' : 'off'} by {by}, {formatDateTime(at)}
          </MutedText>
        )}
      </Cluster>
      <FailureAlert error={error}>The rule could not be changed. Please try again.</FailureAlert>
    </Panel>
  );
}
