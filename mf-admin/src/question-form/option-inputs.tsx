import { CLOZE_OPTIONS, GAP_LETTERS, MIN_OPTIONS } from '@wattle/contract/constants';
import type { OptionLetter } from '@wattle/contract/options';
import { lettersOf } from '@wattle/contract/question-format';
import { Button, Cluster, height, IconButton, media, RadioTile, Stack, space, TextInput } from '@wattle/design-system';
import { ArrowUp, X } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { letterAt } from './options';
import type { QuestionValues } from './question-values';
import { RationaleInput } from './rationale-input';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;

  gap: ${space[8]};
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;

  min-width: 88px;

  ${media.narrow} {
    gap: ${space[8]};
    min-width: 80px;

    & > button {
      width: ${height.dense};
      height: ${height.dense};
    }
  }
`;

const Rationale = styled.div`
  grid-column: 2;

  margin-bottom: ${space[8]};

  ${media.narrow} {
    grid-column: 1 / -1;
  }
`;

/** One input for each option, with the mark of the right one before it, and the mistake that leads to it below. */
export function OptionInputs({ isFaulty }: { isFaulty: boolean }) {
  const { control, register, setValue, setFocus, formState } = useFormContext<QuestionValues>();
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'options' });
  const [options, key, format] = useWatch<QuestionValues, ['options', 'correct_answer', 'format']>({
    name: ['options', 'correct_answer', 'format'],
  });
  const usedCount = options.findLastIndex(({ text }) => text.trim() !== '') + 1;
  const isFull = format === 'cloze' && fields.length >= CLOZE_OPTIONS;
  const nextLetter = isFull ? undefined : lettersOf(format || undefined)[fields.length];
  const noun = format === 'gap' ? 'Sentence' : 'Option';
  const chooseKey = (letter: string) =>
    setValue('correct_answer', letter, { shouldDirty: true, shouldValidate: formState.isSubmitted });

  const moveUp = (index: number) => {
    swap(index, index - 1);
    if (key === letterAt(index)) chooseKey(letterAt(index - 1));
    else if (key === letterAt(index - 1)) chooseKey(letterAt(index));
    setFocus(`options.${index - 1}.text`);
  };
  const removeOption = (index: number) => {
    // The pressed button goes with its row: the focus must not.
    setFocus(`options.${index + 1 < fields.length ? index + 1 : index - 1}.text`);
    remove(index);
    const keyIndex = GAP_LETTERS.indexOf(key as OptionLetter);
    if (keyIndex === index) chooseKey('');
    else if (keyIndex > index) chooseKey(letterAt(keyIndex - 1));
  };

  return (
    <Stack gap={8} role="group" aria-label="Options, one by one">
      {fields.map(({ id }, index) => {
        const letter = letterAt(index);
        const isUsed = index < usedCount;
        return (
          <Row key={id}>
            <RadioTile
              name="correct-option"
              aria-label={`${letter} is the right option`}
              checked={key === letter}
              onChange={() => chooseKey(letter)}
            >
              {letter}
            </RadioTile>
            <TextInput
              aria-label={`${noun} ${letter}`}
              aria-invalid={isFaulty ? true : undefined}
              {...register(`options.${index}.text`)}
            />
            <Buttons>
              {isUsed && index > 0 && (
                <IconButton label={`Move ${letter} up`} onClick={() => moveUp(index)}>
                  <ArrowUp size={18} aria-hidden="true" />
                </IconButton>
              )}
              {isUsed && fields.length > MIN_OPTIONS && (
                <IconButton label={`Remove ${letter}`} onClick={() => removeOption(index)}>
                  <X size={18} aria-hidden="true" />
                </IconButton>
              )}
            </Buttons>
            {options[index]?.text.trim() && key !== letter && (
              <Rationale>
                <RationaleInput index={index} />
              </Rationale>
            )}
          </Row>
        );
      })}
      {nextLetter && (
        <Cluster>
          <Button
            variant="quiet"
            size="dense"
            onClick={() => append({ text: '', rationale: '' }, { shouldFocus: false })}
          >
            Add {noun.toLowerCase()} {nextLetter}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
