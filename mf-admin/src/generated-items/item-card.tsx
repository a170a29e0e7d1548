import type { BankQuestion } from '@wattle/contract/bank';
import { Alert, Card, Chip, Cluster, formatWhen, media, Stack } from '@wattle/design-system';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useNavigationState } from '../questions/question-address';
import { previewText, TypeChip } from '../questions/question-labels';
import { DenseButton } from '../shared/buttons';
import { Decisions } from './decisions';
import { FoldedItemHead, GateLine, ItemContent, ItemHead } from './item-content';
import { useItemDecisions } from './use-decisions';
import type { GeneratedQuestion } from './use-generated-items';

interface ItemCardProps {
  original: BankQuestion;
  generated: GeneratedQuestion;
  number: string;
  refresh: () => Promise<void>;
}

export function ItemCard({ original, generated, number, refresh }: ItemCardProps) {
  const { question, item } = generated;
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const { problem, restore, ...decisions } = useItemDecisions(question, refresh);
  const isWaiting = question.type === 'Generated' && !item?.removed;
  const labels = `${id}-number ${id}-text`;

  const isReturnedTo = useNavigationState().editedItem === question.id;
  useEffect(() => {
    if (isReturnedTo) card.current?.focus();
  }, [isReturnedTo]);

  const undo = async () => {
    // The button that had the focus is gone.
    if (await restore()) card.current?.focus();
  };

  return (
    <Card as="article" ref={card} tabIndex={-1} aria-labelledby={labels}>
      <Stack gap={16}>
        {isWaiting ? (
          <>
            <ItemHead
              chip={<TypeChip type={question.type} />}
              number={number}
              numberId={`${id}-number`}
              remark={
                item?.edited ? `Edited by ${item.edited.by} ${formatWhen(item.edited.at)}` : 'Changed words are marked'
              }
            />
            <ItemContent content={question} original={original} textId={`${id}-text`} />
            {item && <GateLine item={item} />}
          </>
        ) : (
          <DecidedItem
            original={original}
            generated={generated}
            number={number}
            id={id}
            isBusy={decisions.isBusy}
            onRestore={undo}
          />
        )}
        {problem && <Alert tone="danger">{problem}</Alert>}
        {isWaiting && (
          <Decisions card={card} edited={question} level={question.level} describedBy={labels} {...decisions} />
        )}
      </Stack>
    </Card>
  );
}

const OneLine = styled.span`
  display: block;

  ${media.wide} {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

// Staff may type it without a space.
const Reason = styled.p`
  overflow-wrap: anywhere;
`;

interface DecidedItemProps {
  original: BankQuestion;
  generated: GeneratedQuestion;
  number: string;
  /** Begins the ids of number and text. */
  id: string;
  isBusy: boolean;
  onRestore: () => void;
}

function DecidedItem({ original, generated, number, id, isBusy, onRestore }: DecidedItemProps) {
  const { question, item } = generated;
  const [isOpen, setOpen] = useState(false);
  const removed = item?.removed;
  const removal = removed?.reason ? 'Rejected' : 'Deleted';
  const decision = removed ?? item?.finalized;
  const [numberId, previewId] = [`${id}-number`, `${id}-text`];
  return (
    <>
      <FoldedItemHead
        chip={removed ? <Chip tone="danger">{removal}</Chip> : <TypeChip type={question.type} />}
        number={number}
        numberId={numberId}
        preview={<OneLine>{previewText(question.question)}</OneLine>}
        previewId={previewId}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      />
      {removed && (
        <Cluster justify="space-between" gap={8}>
          <Reason>{removed.reason ? `Reason: ${removed.reason}` : 'No reason was given.'}</Reason>
          <DenseButton isBusy={isBusy} aria-describedby={`${numberId} ${previewId}`} onClick={onRestore}>
            {removed.reason ? 'Undo the rejection' : 'Restore'}
          </DenseButton>
        </Cluster>
      )}
      {isOpen && (
        <>
          <ItemContent content={question} original={original} />
          {item && <GateLine item={item} />}
          {decision && (
            <p>
              {removed ? removal : 'Finalized'} by {decision.by} {formatWhen(decision.at)}
            </p>
          )}
        </>
      )}
    </>
  );
}
