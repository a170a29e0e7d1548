import { QUESTION_FORMATS } from '@wattle/contract/constants';
import { Field, Select } from '@wattle/design-system';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatName } from '../bank/labels';
import { padded, type TypedFormat } from './options';
import { hasTexts, textsForFormat, toPassage } from './passage-texts';
import type { QuestionValues } from './question-values';

/** What each format is, and what it needs. */
const HINTS: Record<TypedFormat, string> = {
  '': 'One text, and questions about it.',
  gap: 'Sentences are taken out of the passage. Each question asks for one gap; all have the same sentences, A to G, of which one or two are left over.',
  cloze:
    'Words are taken out of the passage. Each question asks for one blank, and has four words or phrases of its own.',
  extracts: 'Two to four short texts about one theme. Each question asks about one of them, or which of them fits.',
  compare: 'Exactly two texts, read side by side.',
  poem: 'Its lines are numbered, without the title and blank lines.',
};

/** The format of a Reading question. What was typed stays when it changes. */
export function FormatField() {
  const { register, setValue, getValues, formState } = useFormContext<QuestionValues>();
  const format = useWatch<QuestionValues, 'format'>({ name: 'format' });

  const prepareFields = (next: TypedFormat) => {
    const { text, passageTexts, options } = getValues();
    const passage = hasTexts(format) ? toPassage(passageTexts, format) : text;
    const dirty = { shouldDirty: true };
    setValue('options', padded(options, next));
    setValue('text', passage, dirty);
    if (!hasTexts(next)) return;
    const { title, texts } = textsForFormat(passageTexts, passage, next);
    setValue('passageTexts.title', title, dirty);
    setValue('passageTexts.texts', texts, dirty);
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
