import { gapOf, gapsIn } from '@wattle/contract';
import { Field, Select } from '@wattle/design-system';
import { useFormContext, useWatch } from 'react-hook-form';
import { stemForGap } from './gaps';
import type { QuestionValues } from './question-values';

/** Chooses the gap that the question asks about, and writes its stem. */
export function GapField() {
  const { setValue, getValues, formState } = useFormContext<QuestionValues>();
  const [text, question] = useWatch<QuestionValues, ['text', 'question']>({ name: ['text', 'question'] });
  const gaps = [...new Set(gapsIn(text))];
  const chosen = gapOf(question);
  return (
    <Field
      label="Gap"
      hint={gaps.length > 0 ? 'The question below names it.' : 'Mark the gaps of the passage first.'}
      isRequired
    >
      <Select
        value={chosen !== undefined && gaps.includes(chosen) ? chosen : ''}
        onChange={({ target }) => {
          if (!target.value) return;
          const stem = stemForGap(getValues('question'), Number(target.value));
          setValue('question', stem, { shouldDirty: true, shouldValidate: formState.isSubmitted });
        }}
      >
        <option value="">Choose</option>
        {gaps.map((gap) => (
          <option key={gap} value={gap}>
            Gap {gap}
          </option>
        ))}
      </Select>
    </Field>
  );
}
