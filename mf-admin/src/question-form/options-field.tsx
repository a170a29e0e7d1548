import { equalNumbers } from '@wattle/contract/options';
import { Alert, Cluster, SegmentedControl, Stack } from '@wattle/design-system';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { OPTIONS_FORMAT } from './form-resolver';
import { OptionInputs } from './option-inputs';
import { emptyOptions, letterAt, type TypedFormat } from './options';
import { OptionsText } from './options-text';
import type { QuestionValues } from './question-values';

const WAYS = [
  { value: 'list', label: 'One by one' },
  { value: 'text', label: 'As one text' },
] as const;

const HEADINGS: { [F in TypedFormat]?: string } = {
  gap: 'Sentences, the same for all gaps of the passage',
  cloze: 'Four words or phrases for this blank',
};

/** The options, one by one or as one text; changing between the two loses nothing. */
export function OptionsField() {
  const { setValue, setError, clearErrors, getValues, formState } = useFormContext<QuestionValues>();
  const [unreadOptions, format, options] = useWatch<QuestionValues, ['unreadOptions', 'format', 'options']>({
    name: ['unreadOptions', 'format', 'options'],
  });
  const [isText, setText] = useState(false);
  const { errors } = formState;
  const error = errors.unreadOptions?.message ?? errors.options?.message;
  const rationaleError = getValues('options')
    .map((_, index) => errors.options?.[index]?.rationale?.message)
    .find(Boolean);

  const changeWay = (way: (typeof WAYS)[number]['value']) => {
    if (way === 'list' && unreadOptions?.trim()) {
      return setError('unreadOptions', { type: 'format', message: OPTIONS_FORMAT });
    }
    if (way === 'list' && unreadOptions !== null) {
      setValue('options', emptyOptions(format), { shouldDirty: true });
      setValue('unreadOptions', null, { shouldDirty: true });
    }
    clearErrors(['options', 'unreadOptions']);
    setText(way === 'text');
  };

  const doubled = equalNumbers(
    unreadOptions === null ? options.map(({ text }, index) => ({ letter: letterAt(index), text })) : [],
  );
  const isOneText = isText || unreadOptions !== null;
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
      {isOneText ? <OptionsText error={error} /> : <OptionInputs isFaulty={error !== undefined} />}
      {!isOneText && error && <Alert tone="danger">{error}</Alert>}
      {doubled && <Alert tone="warning">{doubled} Change one, unless the question is about how it is written.</Alert>}
      {rationaleError && <Alert tone="danger">{rationaleError}</Alert>}
    </Stack>
  );
}
