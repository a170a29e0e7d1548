import { QUESTION_FORMATS } from '@wattle/contract';
import { Field, Select } from '@wattle/design-system';
import { useFormContext } from 'react-hook-form';
import { formatName } from '../bank/format-names';
import { padded, type TypedFormat } from './option-texts';
import { hasTexts, textsForFormat, toPassage } from './passage-texts';
import type { QuestionValues } from './question-values';

/** What each format is, and what it needs. */
const HINTS: Record<TypedFormat, string> = {
  '': 'One text, and questions about it.',
  gap: 'Sentences are taken out of the passage. Each question asks for one gap; all have the same sentences, A to G, of which one or two are left over.',
  extracts: 'Two to four short texts about one theme. Each question asks about one of them, or which of them fits.',
  compare: 'Exactly two texts, read side by side.',
  poem: 'Its lines are numbered, without the title and blank lines.',
};

/** The format of a Reading question. What was typed stays when it changes. */
export function FormatField() {
  const { register, watch, setValue, getValues, formState } = useFormContext<QuestionValues>();
  const format = watch('format');

  const prepareFields = (next: TypedFormat) => {
    const { text, passageTexts, optionTexts } = getValues();
    if (optionTexts) setValue('optionTexts', padded(optionTexts, next));
    if (!hasTexts(next)) return;
    const typed = textsForFormat(passageTexts, text, next);
    setValue('passageTexts', typed, { shouldDirty: true });
    setValue('text', toPassage(typed, next), { shouldDirty: true });
  };

  return (
    <Field label="Format" hint={HINTS[format]} error={formState.errors.format?.message}>
      <Select {...register('format', { onChange: ({ target }) => prepareFields(target.value) })}>
        {(['', ...QUESTION_FORMATS] as const).map((each) => (
          <option key={each} value={each}>
            {formatName(each)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
