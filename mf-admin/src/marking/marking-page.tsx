import type { MarkingQueue } from '@wattle/contract/writing-markings';
import {
  Button,
  Card,
  Cluster,
  color,
  ErrorPanel,
  Heading,
  MutedText,
  media,
  Page,
  ParentLink,
  Spinner,
  space,
} from '@wattle/design-system';
import { errorMessage, errorStatus, Link, usePageTitle, useParams } from '@wattle/platform';
import { styled } from 'styled-components';
import { MARKING_PATH } from '../paths';
import { LinkButton } from '../shared/buttons';
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

/** /admin-dashboard/writing/:id: one text that is marked. */
export function MarkingPage() {
  const { id = '' } = useParams();
  const { currentData: marking, error, refetch } = useWritingMarkingQuery(id, { refetchOnMountOrArgChange: true });
  const { data: queue, isLoading: isQueueLoading } = useWaitingTexts();
  const agreement = useMarkingAgreementQuery(undefined, { refetchOnMountOrArgChange: true });
  usePageTitle(marking?.title ?? 'Writing');

  const content = () => {
    // What came later would move the text.
    if (isQueueLoading || agreement.isLoading) return <Spinner label="Loading the text" />;
    if (marking)
      return <MarkingEditor key={id} marking={marking} queue={queue && <QueueBeside queue={queue} openId={id} />} />;
    if (!error) return <Spinner label="Loading the text" />;
    const isRefused = errorStatus(error) === 404 || errorStatus(error) === 409;
    return (
      <ErrorPanel
        action={
          isRefused ? (
            <LinkButton to={MARKING_PATH}>To the queue</LinkButton>
          ) : (
            <Button onClick={refetch}>Try again</Button>
          )
        }
      >
        {errorMessage(error, 'The text could not be loaded. Please try again.')}
      </ErrorPanel>
    );
  };

  return (
    <Page
      title="Writing"
      width="wide"
      badge={queue && <WaitingChip {...queue} />}
      actions={
        agreement.data && (
          <WideOnly gap={8}>
            <AgreementLine agreement={agreement.data} />
          </WideOnly>
        )
      }
      parentLink={
        <ParentLink as={Link} to={MARKING_PATH}>
          All texts
        </ParentLink>
      }
    >
      {content()}
    </Page>
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
