import type { BankQuestion } from '@wattle/contract/bank';
import { Button, Chip, Cluster, formatWhen, media } from '@wattle/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { previewText, TypeChip } from '../questions/question-labels';
import { GateLine } from './gate-line';
import { ItemContent } from './item-content';
import { FoldedItemHead } from './item-head';
import type { GeneratedQuestion } from './use-generated-items';

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
  /** "3 of 4" */
  number: string;
  /** Begins the ids of number and text. */
  id: string;
  isBusy: boolean;
  onRestore: () => void;
}

export function DecidedItem({ original, generated, number, id, isBusy, onRestore }: DecidedItemProps) {
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
          <Button
            variant="secondary"
            size="dense"
            isBusy={isBusy}
            aria-describedby={`${numberId} ${previewId}`}
            onClick={onRestore}
          >
            {removed.reason ? 'Undo the rejection' : 'Restore'}
          </Button>
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
