import type { BankQuestion } from '@wattle/contract/bank';
import type { RefusedItem } from '@wattle/contract/generated-items';
import { optionsOf } from '@wattle/contract/options';
import { Card, Chip, Disclosure, Passage, Stack } from '@wattle/design-system';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { FoldedItemHead, ItemContent } from './item-content';
import { RawText } from './raw-text';

interface RefusedItemCardProps {
  original: BankQuestion;
  item: RefusedItem;
  number: string;
}

export function RefusedItemCard({ original, item, number }: RefusedItemCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { question, text, flaws, rawAnswer, secondAnswer, prompt, model } = item;
  return (
    <Card as="article" tone="draft" aria-labelledby={`${id}-number ${id}-reason`}>
      <Stack gap={16}>
        <FoldedItemHead
          chip={
            <Chip tone="danger">
              <X size={14} aria-hidden="true" />
              Refused
            </Chip>
          }
          number={number}
          numberId={`${id}-number`}
          preview={refusalReason(item)}
          previewId={`${id}-reason`}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
        {isOpen && (
          <>
            {text && text !== original.text && (
              <Disclosure title="Extract">
                <Passage>{text}</Passage>
              </Disclosure>
            )}
            {question && <ItemContent content={item} original={original} />}
            <div>
              <strong>Why it was refused</strong>
              <ul>
                {flaws.map(({ check, reason }) => (
                  <li key={`${check} ${reason}`}>{reason}</li>
                ))}
              </ul>
              {secondAnswer && <p>Solved again without the key: {secondAnswer}</p>}
            </div>
            <Disclosure title={`What ${model} sent to the prompt ${prompt}`}>
              {rawAnswer ? <RawText label="Answer of the model">{rawAnswer}</RawText> : <p>Nothing.</p>}
            </Disclosure>
          </>
        )}
      </Stack>
    </Card>
  );
}

function refusalReason(item: RefusedItem): string {
  const [first] = item.flaws;
  const textOf = (key?: string) => optionsOf(item).find(({ letter }) => letter === key)?.text;
  const [key, solved] = [textOf(item.correct_answer), textOf(item.secondAnswer)];
  if (first?.check === 'secondAnswer' && key && solved) {
    return `The key says ${key}; solved again without it: ${solved}.`;
  }
  return first?.reason ?? 'No reason was recorded.';
}
