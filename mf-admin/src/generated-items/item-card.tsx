import type { BankQuestion, Subject } from '@wattle/contract';
import { Alert, Card, Stack } from '@wattle/design-system';
import { useLocation } from '@wattle/platform';
import { useEffect, useId, useRef, useState } from 'react';
import { TypeChip } from '../bank/type-chip';
import { editMoment } from '../shared/moment-in-words';
import { DecidedItem } from './decided-item';
import { GateLine } from './gate-line';
import type { GeneratedQuestion } from './group-items';
import { ItemActions } from './item-actions';
import { ItemContent } from './item-content';
import { ItemHead } from './item-head';
import type { ItemReturnState } from './item-return';
import { RejectForm } from './reject-form';
import { useItemDecisions } from './use-item-decisions';

interface ItemCardProps {
  subject: Subject;
  original: BankQuestion;
  generated: GeneratedQuestion;
  /** "1 of 4" */
  number: string;
  refresh: () => Promise<void>;
}

/** A generated question beside its original, with what staff can decide about it. */
export function ItemCard({ subject, original, generated, number, refresh }: ItemCardProps) {
  const { question, item } = generated;
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const [isRejecting, setRejecting] = useState(false);
  const { isBusy, problem, finalize, reject, restore } = useItemDecisions(subject, question, refresh);
  const isWaiting = question.type === 'Generated' && !item?.removed;
  const labels = `${id}-number ${id}-text`;

  const state = useLocation().state as Partial<ItemReturnState> | null;
  const isReturnedTo = state?.editedItem === question.id;
  useEffect(() => {
    if (isReturnedTo) card.current?.focus();
  }, [isReturnedTo]);

  /** What was pressed is gone afterwards: the focus stays with the item. */
  const decide = async (decision: Promise<boolean>) => {
    if (!(await decision)) return;
    setRejecting(false);
    card.current?.focus();
  };
  const cancelReject = () => {
    setRejecting(false);
    card.current?.focus();
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
                item?.edited ? `Edited by ${item.edited.by} ${editMoment(item.edited.at)}` : 'Changed words are marked'
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
            isBusy={isBusy}
            onRestore={() => decide(restore())}
          />
        )}
        {problem && <Alert tone="danger">{problem}</Alert>}
        {isWaiting && isRejecting && (
          <RejectForm
            title="Reject: why?"
            level={question.level}
            isBusy={isBusy}
            onReject={(reason) => decide(reject(reason))}
            onCancel={cancelReject}
          />
        )}
        {isWaiting && !isRejecting && (
          <ItemActions
            subject={subject}
            id={question.id}
            labels={labels}
            isBusy={isBusy}
            onFinalize={() => decide(finalize())}
            onReject={() => setRejecting(true)}
          />
        )}
      </Stack>
    </Card>
  );
}
