import type { MarkingQueue } from '@wattle/contract/writing-markings';
import { Card, Cluster, color, Heading, MutedText, media, Spinner, space } from '@wattle/design-system';
import { NoData } from '@wattle/exam-player';
import { Link, usePageTitle, useParams } from '@wattle/platform';
import { styled } from 'styled-components';
import { MARKING_PATH } from '../paths';
import { AdminPage } from '../shared/admin-page';
import { AgreementLine } from './agreement-line';
import { MarkingEditor } from './marking-editor';
import { useMarkingAgreementQuery, useWritingMarkingQuery } from './markings.api';
import { QueueList, useWaitingTexts, WaitingChip } from './queue-list';

const LISTED = 7;

const Head = styled(Cluster)`
  padding: ${space[12]} ${space[16]};
  border-bottom: 1px solid ${color.line};
`;

const Foot = styled.p`
  padding: ${space[12]} ${space[16]};
  border-top: 1px solid ${color.line};

  /* A larger target that takes no more room. */
  & > a {
    display: inline-block;
    margin: -4px 0;
    padding: 4px 0;
  }
`;

/** Elsewhere it stands with the queue only. */
const WideOnly = styled(Cluster)`
  ${media.narrow} {
    display: none;
  }
`;

export function MarkingPage() {
  const { id = '' } = useParams();
  const query = useWritingMarkingQuery(id, { refetchOnMountOrArgChange: true });
  const marking = query.currentData;
  const { data: queue, isLoading: isQueueLoading } = useWaitingTexts();
  const agreement = useMarkingAgreementQuery(undefined, { refetchOnMountOrArgChange: true });
  usePageTitle(marking?.title ?? 'Writing');

  const content = () => {
    // What came later would move the text.
    if (isQueueLoading || agreement.isLoading) return <Spinner label="Loading the text" />;
    if (marking)
      return <MarkingEditor key={id} marking={marking} queue={queue && <QueueBeside queue={queue} openId={id} />} />;
    return (
      <NoData
        query={query}
        loading="Loading the text"
        failed="The text could not be loaded. Please try again."
        fallbackLink={{ to: MARKING_PATH, label: 'To the queue' }}
      />
    );
  };

  return (
    <AdminPage
      title="Writing"
      badge={queue && <WaitingChip {...queue} />}
      actions={
        agreement.data && (
          <WideOnly gap={8}>
            <AgreementLine agreement={agreement.data} />
          </WideOnly>
        )
      }
      parent={{ to: MARKING_PATH, label: 'All texts' }}
    >
      {content()}
    </AdminPage>
  );
}

function QueueBeside({ queue, openId }: { queue: MarkingQueue; openId: string }) {
  const listed = queue.markings.slice(0, LISTED);
  return (
    <Card as="section" isFlush aria-label="Queue">
      <Head justify="space-between" gap={8}>
        <Heading level={2} size={18}>
          Queue
        </Heading>
        <MutedText>oldest first</MutedText>
      </Head>
      <QueueList markings={listed} state="waiting" openId={openId} />
      {queue.total > listed.length && (
        <Foot>
          <Link to={MARKING_PATH}>{queue.total - listed.length} more</Link>
        </Foot>
      )}
    </Card>
  );
}
