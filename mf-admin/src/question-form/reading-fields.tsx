import { gapOf, gapsIn, isInText, PLACE_NAMES, type PlaceFormat } from '@wattle/contract/question-format';
import { capitalized } from '@wattle/contract/text';
import { Disclosure, Field, Select, Stack, Textarea } from '@wattle/design-system';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedPassage } from '../bank/formatted-passage';
import { FormatField } from './format-field';
import type { TypedFormat } from './options';
import { placesHint, stemForPlace } from './passage-places';
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
      {format && isInText(format) && <PlaceField format={format} />}
    </>
  );
}

const PREVIEWS = {
  '': 'The passage with its subheads and lists',
  gap: 'The passage with its gaps',
  cloze: 'The passage with its blanks',
  poem: 'The poem with its line numbers',
};

/** The passage as one text; gaps, blanks and line numbers are shown below as they are typed. */
function PassageField({ format }: { format: Exclude<TypedFormat, 'extracts' | 'compare'> }) {
  const { register, formState } = useFormContext<QuestionValues>();
  const [text, textFormat] = useWatch<QuestionValues, ['text', 'text_format']>({ name: ['text', 'text_format'] });
  const hints = {
    '': undefined,
    gap: `Write [1], [2] and so on where a sentence is missing. ${placesHint(text, 'gap')}`,
    cloze: `Write [1], [2] and so on, eight in all, where a word or phrase is missing. ${placesHint(text, 'cloze')}`,
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

function PlaceField({ format }: { format: PlaceFormat }) {
  const { setValue, getValues, formState } = useFormContext<QuestionValues>();
  const [text, question] = useWatch<QuestionValues, ['text', 'question']>({ name: ['text', 'question'] });
  const places = [...new Set(gapsIn(text))];
  const name = PLACE_NAMES[format];
  const label = capitalized(name);
  const chosen = gapOf(question);
  return (
    <Field
      label={label}
      hint={places.length > 0 ? 'The question below names it.' : `Mark the ${name}s of the passage first.`}
      isRequired
    >
      <Select
        value={chosen !== undefined && places.includes(chosen) ? chosen : ''}
        onChange={({ target }) => {
          if (!target.value) return;
          const stem = stemForPlace(getValues('question'), Number(target.value), format);
          setValue('question', stem, { shouldDirty: true, shouldValidate: formState.isSubmitted });
        }}
      >
        <option value="">Choose</option>
        {places.map((place) => (
          <option key={place} value={place}>
            {label} {place}
          </option>
        ))}
      </Select>
    </Field>
  );
}
