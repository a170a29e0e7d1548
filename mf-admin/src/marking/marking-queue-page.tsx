import { formatCount } from '@wattle/contract/text';
import { Button, Card, Cluster, EmptyState, MutedText, SegmentedControl, Spinner } from '@wattle/design-system';
import { NoData } from '@wattle/exam-player';
import { usePageTitle } from '@wattle/platform';
import { useState } from 'react';
import { COMPARE_PATH } from '../paths';
import { AdminPage } from '../shared/admin-page';
import { LinkButton } from '../shared/buttons';
import { AgreementLine } from './agreement-line';
import { type QueueState, useMarkingAgreementQuery, useMarkingQueueQuery } from './markings.api';
import { QueueList, useNextText, useWaitingTexts, WaitingChip } from './queue-list';

const STATES = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'returned', label: 'Returned' },
] as const;

const NONE: Record<QueueState, string> = {
  waiting: 'No text waits for a mark. Texts that children submit are listed here, without names.',
  returned: 'Nothing was returned yet. Texts that you return are listed here, and can be changed.',
};

/** /admin-dashboard/writing: texts of children that wait for a mark, without names. */
export function MarkingQueuePage() {
  usePageTitle('Writing');
  const [state, setState] = useState<QueueState>('waiting');
  const waiting = useWaitingTexts();
  const returned = useMarkingQueueQuery('returned', { refetchOnMountOrArgChange: true, skip: state === 'waiting' });
  const query = state === 'waiting' ? waiting : returned;
  const { data } = query;
  const agreement = useMarkingAgreementQuery(undefined, { refetchOnMountOrArgChange: true });
  const { openNextText, isOpening } = useNextText();

  const list = () => {
    if (!data)
      return (
        <NoData query={query} loading="Loading the texts" failed="The texts could not be loaded. Please try again." />
      );
    if (data.markings.length === 0) return <EmptyState>{NONE[state]}</EmptyState>;
    return (
      <>
        <Card
          as="section"
          isFlush
          aria-label={state === 'waiting' ? 'Waiting, oldest first' : 'Returned, latest first'}
        >
          <QueueList markings={data.markings} state={state} />
        </Card>
        {data.total > data.markings.length && (
          <MutedText>{formatCount(data.total - data.markings.length, 'more text')} not listed here.</MutedText>
        )}
      </>
    );
  };

  // What came later would move the list.
  if (waiting.isLoading || agreement.isLoading) return <Spinner label="Loading the texts" />;
  return (
    <AdminPage
      title="Writing"
      badge={waiting.data && <WaitingChip {...waiting.data} />}
      actions={agreement.data && <AgreementLine agreement={agreement.data} />}
    >
      <Cluster justify="space-between">
        <SegmentedControl label="Texts" options={STATES} value={state} onChange={setState} />
        <Cluster>
          <LinkButton to={COMPARE_PATH} variant="secondary">
            Compare texts
          </LinkButton>
          {waiting.data?.total !== 0 && (
            <Button isBusy={isOpening} onClick={openNextText}>
              Mark the next text
            </Button>
          )}
        </Cluster>
      </Cluster>
      {list()}
    </AdminPage>
  );
}
