import { gapOf, gapsIn } from '@wattle/contract/question-format';
import { Disclosure, Field, Select, Stack, Textarea } from '@wattle/design-system';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedPassage } from '../bank/formatted-passage';
import { FormatField } from './format-field';
import { gapsHint, stemForGap } from './gaps';
import type { TypedFormat } from './options';
import { hasTexts } from './passage-texts';
import type { QuestionValues } from './question-values';
import { TextInputs } from './text-inputs';

export function ReadingFields() {
  const { register, formState } = useFormContext<QuestionValues>();
  const format = useWatch<QuestionValues, 'format'>({ name: 'format' });
  const { errors, defaultValues } = formState;
  return (
    <>
      <FormatField />
      {hasTexts(format) ? <TextInputs format={format} /> : <PassageField format={format} />}
      {(format === '' || defaultValues?.extract_text) && (
        <Field label="Extract" isOptional error={errors.extract_text?.message}>
          <Textarea rows={3} {...register('extract_text')} />
        </Field>
      )}
      {format === 'gap' && <GapField />}
    </>
  );
}

const PREVIEWS = {
  '': 'The passage with its subheads and lists',
  gap: 'The passage with its gaps',
  poem: 'The poem with its line numbers',
};

/** The passage as one text; gaps and line numbers are shown below as they are typed. */
function PassageField({ format }: { format: Exclude<TypedFormat, 'extracts' | 'compare'> }) {
  const { register, formState } = useFormContext<QuestionValues>();
  const [text, textFormat] = useWatch<QuestionValues, ['text', 'text_format']>({ name: ['text', 'text_format'] });
  const hints = {
    '': undefined,
    gap: `Write [1], [2] and so on where a sentence is missing. ${gapsHint(text)}`,
    poem: 'The title, a blank line, then the lines. A blank line ends a stanza.',
  };
  return (
    <Stack gap={12}>
      <Field
        label={format === 'poem' ? 'Poem' : 'Passage'}
        isRequired={format !== ''}
        hint={hints[format]}
        error={formState.errors.text?.message}
      >
        <Textarea rows={8} {...register('text')} />
      </Field>
      {(format || textFormat) && text.trim() && (
        <Disclosure title={PREVIEWS[format]} isOpen>
          <FormattedPassage
            text={text}
            format={format || undefined}
            text_format={textFormat ? 'structured' : undefined}
          />
        </Disclosure>
      )}
    </Stack>
  );
}

function GapField() {
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
