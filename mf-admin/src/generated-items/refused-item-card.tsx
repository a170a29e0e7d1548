import type { BankQuestion, RefusedItem } from '@wattle/contract';
import { Card, Chip, Passage, Stack } from '@wattle/design-system';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { FoldedText } from '../bank/folded-text';
import { FoldedLine } from './folded-line';
import { refusalReason } from './gate-labels';
import { ItemContent } from './item-content';
import { ItemHead } from './item-head';
import { RawText } from './raw-text';
import { ShowButton } from './show-button';

interface RefusedItemCardProps {
  original: BankQuestion;
  item: RefusedItem;
  /** "4 of 4" */
  number: string;
}

/** An item that the gate has refused, in one line with the reason. */
export function RefusedItemCard({ original, item, number }: RefusedItemCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const labels = `${id}-number ${id}-reason`;
  const chip = (
    <Chip tone="danger">
      <X size={14} aria-hidden="true" />
      Refused
    </Chip>
  );
  return (
    <Card as="article" tone="draft" aria-labelledby={labels}>
      <Stack gap={16}>
        <FoldedLine>
          <ItemHead
            chip={chip}
            number={number}
            numberId={`${id}-number`}
            preview={refusalReason(item)}
            previewId={`${id}-reason`}
          />
          <ShowButton isOpen={isOpen} describedBy={labels} onToggle={() => setOpen(!isOpen)} />
        </FoldedLine>
        {isOpen && <RefusedItemDetails original={original} item={item} />}
      </Stack>
    </Card>
  );
}

function RefusedItemDetails({ original, item }: Omit<RefusedItemCardProps, 'number'>) {
  const { flaws, text, rawAnswer, secondAnswer, prompt, model } = item;
  return (
    <>
      {text && text !== original.text && (
        <FoldedText title="Extract">
          <Passage>{text}</Passage>
        </FoldedText>
      )}
      {item.question && <ItemContent content={item} original={original} />}
      <div>
        <strong>Why it was refused</strong>
        <ul>
          {flaws.map(({ check, reason }) => (
            <li key={`${check} ${reason}`}>{reason}</li>
          ))}
        </ul>
        {secondAnswer && <p>Solved again without the key: {secondAnswer}</p>}
      </div>
      <FoldedText title={`What ${model} sent to the prompt ${prompt}`}>
        {rawAnswer ? <RawText label="Answer of the model">{rawAnswer}</RawText> : <p>Nothing.</p>}
      </FoldedText>
    </>
  );
}
