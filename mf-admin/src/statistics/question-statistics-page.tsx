import { type BankQuestion, LEAST_ANSWERS } from '@wattle/contract/bank';
import type { QuestionStatistics, VersionStatistics } from '@wattle/contract/item-statistics';
import { formatCount } from '@wattle/contract/text';
import {
  Alert,
  Chip,
  Columns,
  EmptyState,
  ErrorPanel,
  formatDateTime,
  formatWhen,
  Select,
  Spinner,
  Stack,
} from '@wattle/design-system';
import { PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { usePageTitle } from '@wattle/platform';
import { useState } from 'react';
import { editPath, questionPath, STATISTICS_PATH } from '../paths';
import { LoadError, refOf, subjectOf, useAddressedQuestion, WrongAddress } from '../questions/question-address';
import { previewText, QuestionChips } from '../questions/question-labels';
import { useQuestionHistoryQuery } from '../questions/questions.api';
import { AdminPage } from '../shared/admin-page';
import { DenseButton, DenseLink } from '../shared/buttons';
import { FailureAlert } from '../shared/failure-alert';
import { AbilityChart } from './ability-chart';
import { ExportButtons } from './export-buttons';
import { FigureTiles } from './figure-tiles';
import { FlagCards } from './flag-card';
import { KeyHistory } from './key-history';
import { MoreFigures } from './more-figures';
import { OptionShares } from './option-shares';
import { useQuestionStatisticsQuery, useReleaseQuestionMutation } from './statistics.api';
import { correlationText, percentText, SOUND_DISCRIMINATION, secondsText } from './statistics-words';
import { SwitchesLine, useSwitches } from './switches';

/** /questions/:subject/:id/statistics */
export function QuestionStatisticsPage() {
  const { subject, id, question, isFetching, refetch } = useAddressedQuestion();
  const switches = useSwitches();
  const query = useQuestionStatisticsQuery(
    { id, subject: subject ?? 'Maths', ...switches },
    { skip: !subject, refetchOnMountOrArgChange: true },
  );
  const isBusy = useRetryWhileBusy(query);
  usePageTitle('Statistics of a question');
  if (!subject) return <WrongAddress />;
  // What is shown stays while other switches are counted.
  const statistics = query.currentData ?? query.data;
  if (isBusy || (isFetching && !question) || (query.isLoading && !statistics)) {
    return <Spinner label={isBusy ? PAGE_WAITS : 'Loading the statistics'} />;
  }
  if (!question || !statistics || query.isError) {
    const retry = () => {
      void refetch();
      void query.refetch();
    };
    return (
      <LoadError title="No statistics to show" onRetry={retry}>
        The statistics of this question could not be fetched. Please try again.
      </LoadError>
    );
  }
  return <Statistics key={id} question={question} statistics={statistics} />;
}

interface StatisticsProps {
  question: BankQuestion;
  statistics: QuestionStatistics;
}

function Statistics({ question, statistics }: StatisticsProps) {
  const { id, versions, withheld, switches, countedAt } = statistics;
  /** Of an earlier version; without one what the question says now. */
  const [contentId, setContentId] = useState('');
  const version = versions.find((each) => each.contentId === contentId) ?? versions[0];
  const subject = subjectOf(question);
  if (!version) return <ErrorPanel title="No statistics to show">No child has answered this question yet.</ErrorPanel>;
  return (
    <AdminPage
      parent={{ to: STATISTICS_PATH, label: 'Statistics of the bank' }}
      title={previewText(question.question)}
      badge={
        <>
          <QuestionChips question={question} />
          {question.level && <Chip>{question.level}</Chip>}
        </>
      }
      actions={
        <>
          <DenseLink to={questionPath(subject, id)}>View</DenseLink>
          <DenseLink to={editPath(subject, id)}>Edit</DenseLink>
          <ExportButtons filters={{ search: id, subject, ...switches }} />
        </>
      }
    >
      {withheld && <Withheld question={question} withheld={withheld} />}
      <FlagCards question={question} version={version} withheld={withheld} />
      {versions.length > 1 && (
        <div>
          <Select
            size="dense"
            aria-label="Version of the question"
            value={version.isCurrent ? '' : version.contentId}
            onChange={({ target }) => setContentId(target.value)}
          >
            {versions.map((each) => (
              <option key={each.contentId} value={each.isCurrent ? '' : each.contentId}>
                {`${versionName(each)}, key ${each.key}: ${formatCount(each.n, 'answer')}`}
              </option>
            ))}
          </Select>
        </div>
      )}
      <VersionFigures
        question={question}
        version={version}
        countedAt={countedAt}
        hasEarlierAnswers={versions.some(({ isCurrent, n }) => !isCurrent && n > 0)}
      />
      <SwitchesLine switches={switches} countedAt={countedAt} />
    </AdminPage>
  );
}

function versionName({ isCurrent, versions }: VersionStatistics): string {
  return isCurrent ? 'As it is now' : `Earlier, version ${versions.join(', ')}`;
}

function Withheld({ question, withheld }: { question: BankQuestion; withheld: { by: string; at: string } }) {
  const [release, { error, isLoading }] = useReleaseQuestionMutation();
  return (
    <Alert tone="warning">
      No test has this question: {withheld.by} left it out, {formatDateTime(withheld.at)}. It stays so until you put it
      back.{' '}
      <DenseButton isBusy={isLoading} onClick={() => release(refOf(question))}>
        Put it back
      </DenseButton>
      <FailureAlert error={error}>This could not be changed. Please try again.</FailureAlert>
    </Alert>
  );
}

interface VersionFiguresProps {
  question: BankQuestion;
  version: VersionStatistics;
  countedAt: string | null;
  hasEarlierAnswers: boolean;
}

function VersionFigures({ question, version, countedAt, hasEarlierAnswers }: VersionFiguresProps) {
  const { n, repeats, figures, flags } = version;
  const { currentData } = useQuestionHistoryQuery(refOf(question));
  if (!figures) {
    const isReMarked = currentData?.history.some(({ action, at }) => action === 're-marked' && at > (countedAt ?? ''));
    const withoutAnswers = () => {
      if (isReMarked) {
        return `Past tests were marked again, and their answers are being counted: load the page again in a minute.${countedAt ? ` Last counted ${formatWhen(countedAt)}.` : ''}`;
      }
      return hasEarlierAnswers
        ? 'No child has answered the question as it is now. Choose an earlier version above to see its answers.'
        : 'No child has answered this question in a test yet.';
    };
    return (
      <>
        <EmptyState>
          {n > 0
            ? `${formatCount(n, 'answer')}. Figures stand here from ${LEAST_ANSWERS} on: ${LEAST_ANSWERS - n} more.`
            : withoutAnswers()}
        </EmptyState>
        <KeyHistory question={question} flags={flags} />
      </>
    );
  }
  const { facility, discriminationIndex, medianSeconds } = figures;
  const right = facility === null ? 0 : Math.round(facility * n);
  const isLow = discriminationIndex !== null && discriminationIndex < SOUND_DISCRIMINATION;
  return (
    <>
      <FigureTiles
        figures={[
          { value: String(n), name: 'first attempts', meaning: `${formatCount(repeats, 'later answer')} left out` },
          {
            value: facility === null ? '–' : percentText(facility),
            name: 'right (facility)',
            meaning: `${right} of ${n} chose the key`,
          },
          {
            value: correlationText(discriminationIndex),
            name: 'tells apart (discrimination)',
            meaning: 'Sound above 0.20. Below 0 those who know less are right more often.',
            ...(isLow && { tone: 'danger' as const }),
          },
          { value: secondsText(medianSeconds), name: 'median time', meaning: 'half of the children were faster' },
        ]}
      />
      <Columns widths="minmax(0, 1.35fr) minmax(0, 1fr)" gap={16}>
        <Stack gap={16}>
          <AbilityChart version={version} />
          <KeyHistory question={question} flags={flags} />
        </Stack>
        <Stack gap={16}>
          <OptionShares question={question} version={version} />
          <MoreFigures figures={figures} questions={1 + version.others} />
        </Stack>
      </Columns>
    </>
  );
}
