import type { BankQuestion } from '@wattle/contract/bank';
import { Alert, Card, formatWhen, Stack } from '@wattle/design-system';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigationState } from '../questions/question-address';
import { TypeChip } from '../questions/question-labels';
import { DecidedItem } from './decided-item';
import { DecisionButtons } from './decision-buttons';
import { GateLine } from './gate-line';
import { ItemContent } from './item-content';
import { ItemHead } from './item-head';
import { RejectForm } from './reject-form';
import { useItemDecisions } from './use-decisions';
import type { GeneratedQuestion } from './use-generated-items';

interface ItemCardProps {
  original: BankQuestion;
  generated: GeneratedQuestion;
  /** "1 of 4" */
  number: string;
  refresh: () => Promise<void>;
}

export function ItemCard({ original, generated, number, refresh }: ItemCardProps) {
  const { question, item } = generated;
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const [isRejecting, setRejecting] = useState(false);
  const { isBusy, problem, finalize, reject, restore } = useItemDecisions(question, refresh);
  const isWaiting = question.type === 'Generated' && !item?.removed;
  const labels = `${id}-number ${id}-text`;

  const isReturnedTo = useNavigationState().editedItem === question.id;
  useEffect(() => {
    if (isReturnedTo) card.current?.focus();
  }, [isReturnedTo]);

  /** What was pressed is gone afterwards: the focus stays with the item. */
  const end = () => {
    setRejecting(false);
    card.current?.focus();
  };
  const decide = async (decision: Promise<boolean>) => {
    if (await decision) end();
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
            onCancel={end}
          />
        )}
        {isWaiting && !isRejecting && (
          <DecisionButtons
            edited={question}
            editLabel="Edit"
            canDecide
            describedBy={labels}
            isBusy={isBusy}
            onFinalize={() => decide(finalize())}
            onReject={() => setRejecting(true)}
          />
        )}
      </Stack>
    </Card>
  );
}
