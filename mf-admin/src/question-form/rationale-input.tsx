import { MutedText, Stack, TextInput } from '@wattle/design-system';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { letterAt } from './options';
import type { QuestionValues } from './question-values';

const MAX_CHARACTERS = 2_000;

export function RationaleInput({ index }: { index: number }) {
  const { register, formState } = useFormContext<QuestionValues>();
  const id = useId();
  return (
    <Stack gap={4}>
      <MutedText>
        <label htmlFor={id}>Which mistake leads to {letterAt(index)}?</label>
      </MutedText>
      <TextInput
        id={id}
        size="dense"
        autoComplete="off"
        maxLength={MAX_CHARACTERS}
        aria-invalid={formState.errors.options?.[index]?.rationale ? true : undefined}
        {...register(`options.${index}.rationale`)}
      />
    </Stack>
  );
}
