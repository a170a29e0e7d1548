import { CLOZE_OPTIONS, QUESTION_FORMATS } from '@wattle/contract/constants';
import { GENERATED_BLANKS } from '@wattle/contract/generation';
import { gapOf, gapsIn, isInText, PLACE_NAMES, type PlaceFormat, textLabel } from '@wattle/contract/question-format';
import { capitalized, numberInWords } from '@wattle/contract/text';
import { Alert, Card, Cluster, Disclosure, Field, Select, Stack, Textarea, TextInput } from '@wattle/design-system';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { DenseButton } from '../shared/buttons';
import { FormattedPassage } from './formatted-passage';
import { formatName } from './question-labels';
import { LAST_GAP_LETTER, optionsFor, type QuestionValues, type TypedFormat } from './question-values';
import {
  hasTexts,
  MAX_TEXTS,
  MIN_TEXTS,
  placesHint,
  stemForPlace,
  type TextsFormat,
  textsForFormat,
  toPassage,
} from './typed-passage';

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
    cloze: `Write [1], [2] and so on, ${numberInWords(GENERATED_BLANKS)} in all, where a word or phrase is missing. ${placesHint(text, 'cloze')}`,
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

/** What each format is, and what it needs. */
const HINTS: Record<TypedFormat, string> = {
  '': 'One text, and questions about it.',
  gap: `Sentences are taken out of the passage. Each question asks for one gap; all have the same sentences, A to ${LAST_GAP_LETTER}, of which one or two are left over.`,
  cloze: `Words are taken out of the passage. Each question asks for one blank, and has ${numberInWords(CLOZE_OPTIONS)} words or phrases of its own.`,
  extracts: `${capitalized(numberInWords(MIN_TEXTS))} to ${numberInWords(MAX_TEXTS.extracts)} short texts about one theme. Each question asks about one of them, or which of them fits.`,
  compare: `Exactly ${numberInWords(MAX_TEXTS.compare)} texts, read side by side.`,
  poem: 'Its lines are numbered, without the title and blank lines.',
};

/** The format of a Reading question. What was typed stays when it changes. */
function FormatField() {
  const { register, setValue, getValues, formState } = useFormContext<QuestionValues>();
  const format = useWatch<QuestionValues, 'format'>({ name: 'format' });

  const prepareFields = (next: TypedFormat) => {
    const { text, passageTexts, options, optionsText } = getValues();
    const passage = hasTexts(format) ? toPassage(passageTexts, format) : text;
    const dirty = { shouldDirty: true };
    setValue('options', optionsFor(next, { options, optionsText }));
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

function TextInputs({ format }: { format: TextsFormat }) {
  const { control, register, formState } = useFormContext<QuestionValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'passageTexts.texts' });
  const { passageTexts: errors } = formState.errors;
  return (
    <Stack gap={16} role="group" aria-label="Passage">
      <Field label="Title of all texts" isOptional>
        <TextInput {...register('passageTexts.title')} />
      </Field>
      {fields.map(({ id }, index) => {
        const label = textLabel(format, index);
        return (
          <Card key={id}>
            <Stack gap={12}>
              <Field label={`Title of ${label}`} isOptional>
                <TextInput {...register(`passageTexts.texts.${index}.title`)} />
              </Field>
              <Field label={label} isRequired error={errors?.texts?.[index]?.text?.message}>
                <Textarea rows={5} {...register(`passageTexts.texts.${index}.text`)} />
              </Field>
              {fields.length > MIN_TEXTS && (
                <Cluster>
                  <DenseButton variant="quietDanger" onClick={() => remove(index)}>
                    Remove {label}
                  </DenseButton>
                </Cluster>
              )}
            </Stack>
          </Card>
        );
      })}
      {fields.length < MAX_TEXTS[format] && (
        <Cluster>
          <DenseButton onClick={() => append({ title: '', text: '' }, { shouldFocus: false })}>
            Add {textLabel(format, fields.length)}
          </DenseButton>
        </Cluster>
      )}
      {errors?.message && <Alert tone="danger">{errors.message}</Alert>}
    </Stack>
  );
}
