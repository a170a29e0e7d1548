import { CLOZE_OPTIONS, GAP_LETTERS, MIN_OPTIONS } from '@wattle/contract/constants';
import { MAX_RATIONALE_CHARACTERS } from '@wattle/contract/distractor-rationales';
import { equalNumbers, type OptionLetter } from '@wattle/contract/options';
import { lettersOf } from '@wattle/contract/question-format';
import { capitalized, numberInWords } from '@wattle/contract/text';
import {
  Alert,
  Cluster,
  Field,
  height,
  IconButton,
  MutedText,
  media,
  RadioTile,
  SegmentedControl,
  Stack,
  space,
  Textarea,
  TextInput,
} from '@wattle/design-system';
import { ArrowUp, X } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { QuietButton } from '../shared/buttons';
import { OPTIONS_FORMAT } from './form-resolver';
import {
  emptyOptions,
  LAST_GAP_LETTER,
  letterAt,
  optionsFor,
  type QuestionValues,
  type TypedFormat,
  toMcqOptions,
  unreadOptions,
} from './question-values';

const WAYS = [
  { value: 'list', label: 'One by one' },
  { value: 'text', label: 'As one text' },
] as const;

const HEADINGS: { [F in TypedFormat]?: string } = {
  gap: 'Sentences, the same for all gaps of the passage',
  cloze: `${capitalized(numberInWords(CLOZE_OPTIONS))} words or phrases for this blank`,
};

export function OptionsField() {
  const { setValue, setError, clearErrors, getValues, formState } = useFormContext<QuestionValues>();
  const [optionsText, format, options] = useWatch<QuestionValues, ['optionsText', 'format', 'options']>({
    name: ['optionsText', 'format', 'options'],
  });
  const { errors } = formState;
  const error = errors.optionsText?.message ?? errors.options?.message;
  const rationaleError = getValues('options')
    .map((_, index) => errors.options?.[index]?.rationale?.message)
    .find(Boolean);

  const changeWay = (way: (typeof WAYS)[number]['value']) => {
    const unread = unreadOptions({ optionsText, format });
    if (way === 'list' && unread?.trim()) {
      return setError('optionsText', { type: 'format', message: OPTIONS_FORMAT });
    }
    if (way === 'list' && unread !== null) setValue('options', emptyOptions(format), { shouldDirty: true });
    setValue('optionsText', way === 'text' ? toMcqOptions(options) : null);
    clearErrors(['options', 'optionsText']);
  };

  const isRead = unreadOptions({ optionsText, format }) === null;
  const doubled = equalNumbers(isRead ? options.map(({ text }, index) => ({ letter: letterAt(index), text })) : []);
  const isOneText = optionsText !== null;
  return (
    <Stack gap={12}>
      <Cluster justify="space-between">
        <strong>{(format && HEADINGS[format]) || 'Options'}</strong>
        <SegmentedControl
          label="How the options are typed"
          options={WAYS}
          value={isOneText ? 'text' : 'list'}
          onChange={changeWay}
        />
      </Cluster>
      {isOneText ? <OptionsText text={optionsText} error={error} /> : <OptionInputs isFaulty={error !== undefined} />}
      {!isOneText && error && <Alert tone="danger">{error}</Alert>}
      {doubled && <Alert tone="warning">{doubled} Change one, unless the question is about how it is written.</Alert>}
      {rationaleError && <Alert tone="danger">{rationaleError}</Alert>}
    </Stack>
  );
}

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

function OptionInputs({ isFaulty }: { isFaulty: boolean }) {
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
          <QuietButton onClick={() => append({ text: '', rationale: '' }, { shouldFocus: false })}>
            Add {noun.toLowerCase()} {nextLetter}
          </QuietButton>
        </Cluster>
      )}
    </Stack>
  );
}

/** The options as one text, which is read as it is typed, with the mistakes that lead to the wrong ones below. */
function OptionsText({ text, error }: { text: string; error: string | undefined }) {
  const { setValue, getValues, trigger, formState } = useFormContext<QuestionValues>();
  const [options, format, key] = useWatch<QuestionValues, ['options', 'format', 'correct_answer']>({
    name: ['options', 'format', 'correct_answer'],
  });

  const readText = (optionsText: string) => {
    const read = optionsFor(format, { options: getValues('options'), optionsText });
    setValue('options', read, { shouldDirty: true });
    setValue('optionsText', optionsText, { shouldDirty: true });
    if (formState.isSubmitted) void trigger(['options', 'optionsText']);
  };

  return (
    <Stack gap={12}>
      <Field
        label="MCQ Options"
        hint={
          format === 'gap'
            ? `A sentence, B sentence, up to ${LAST_GAP_LETTER} sentence`
            : 'A option, B option, C option, D option'
        }
        error={error}
        isAlert={error === OPTIONS_FORMAT}
        isRequired
      >
        <Textarea rows={3} value={text} onChange={({ target }) => readText(target.value)} />
      </Field>
      {unreadOptions({ optionsText: text, format }) === null &&
        options.map(
          (option, index) =>
            option.text.trim() &&
            letterAt(index) !== key && (
              // Another option at the same place has another input, which shows what is typed about it.
              <RationaleInput key={`${letterAt(index)} ${option.text}`} index={index} />
            ),
        )}
    </Stack>
  );
}

function RationaleInput({ index }: { index: number }) {
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
        maxLength={MAX_RATIONALE_CHARACTERS}
        aria-invalid={formState.errors.options?.[index]?.rationale ? true : undefined}
        {...register(`options.${index}.rationale`)}
      />
    </Stack>
  );
}
