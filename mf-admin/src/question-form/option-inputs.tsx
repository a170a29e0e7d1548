import { GAP_LETTERS, lettersOf, MIN_OPTIONS, type OptionLetter } from '@wattle/contract';
import { Button, Cluster, Stack } from '@wattle/design-system';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { OptionInput } from './option-input';
import { type OptionTexts, toMcqOptions } from './option-texts';
import type { QuestionValues } from './question-values';

/** One input for each option. What is typed about an option moves with it. */
export function OptionInputs({ texts, isFaulty }: { texts: OptionTexts; isFaulty: boolean }) {
  const { setValue, getValues, formState } = useFormContext<QuestionValues>();
  const [key, format] = useWatch<QuestionValues, ['correct_answer', 'format']>({ name: ['correct_answer', 'format'] });
  const usedCount = texts.findLastIndex((text) => text.trim() !== '') + 1;
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const changed = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  const nextLetter = lettersOf(format || undefined)[texts.length];

  const change = (newTexts: OptionTexts) => {
    setValue('optionTexts', newTexts, { shouldDirty: true });
    setValue('mcq_options', toMcqOptions(newTexts), changed);
  };

  /** Puts the options in another order, by their indexes; one that is missing is removed. */
  const reorder = (order: number[]) => {
    const { turnTexts } = getValues();
    const keyIndex = GAP_LETTERS.indexOf(key as OptionLetter);
    const turns = GAP_LETTERS.map((_, index) => turnTexts[order[index] ?? GAP_LETTERS.length] ?? '');
    setValue('turnTexts', turns, changed);
    if (keyIndex >= 0) setValue('correct_answer', GAP_LETTERS[order.indexOf(keyIndex)] ?? '', changed);
    change(order.map((index) => texts[index] ?? ''));
  };
  const indexes = texts.map((_, index) => index);
  const moveUp = (index: number) => {
    reorder(indexes.with(index - 1, index).with(index, index - 1));
    inputs.current[index - 1]?.focus();
  };
  const remove = (index: number) => {
    // The last row goes: the focus must not go with it.
    inputs.current[Math.min(index, texts.length - 2)]?.focus();
    reorder(indexes.toSpliced(index, 1));
  };

  return (
    <Stack gap={8} role="group" aria-label="Options, one by one">
      {texts.map((text, index) => {
        const letter = GAP_LETTERS[index] as OptionLetter;
        return (
          <OptionInput
            key={letter}
            letter={letter}
            noun={format === 'gap' ? 'Sentence' : 'Option'}
            text={text}
            isKey={key === letter}
            isFaulty={isFaulty}
            inputRef={(input) => {
              inputs.current[index] = input;
            }}
            onChange={(typed) => change(texts.with(index, typed))}
            onChooseKey={() => setValue('correct_answer', letter, changed)}
            onMoveUp={index > 0 && index < usedCount ? () => moveUp(index) : undefined}
            onRemove={index < usedCount && texts.length > MIN_OPTIONS ? () => remove(index) : undefined}
          />
        );
      })}
      {nextLetter && (
        <Cluster>
          <Button variant="quiet" size="dense" onClick={() => change([...texts, ''])}>
            Add {format === 'gap' ? 'sentence' : 'option'} {nextLetter}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
