import { Alert, Cluster, SegmentedControl, Stack } from '@wattle/design-system';
import { useFormContext, useWatch } from 'react-hook-form';
import { OPTIONS_FORMAT } from './format-alerts';
import { OptionInputs } from './option-inputs';
import { optionTextsOf } from './option-texts';
import { OptionsText } from './options-text';
import type { QuestionValues } from './question-values';

const WAYS = [
  { value: 'list', label: 'One by one' },
  { value: 'text', label: 'As one text' },
] as const;

/** The options, one by one or as the one string that is stored; changing between the two loses nothing. */
export function OptionsField() {
  const { setValue, setError, clearErrors, getValues, formState } = useFormContext<QuestionValues>();
  const [optionTexts, format] = useWatch<QuestionValues, ['optionTexts', 'format']>({
    name: ['optionTexts', 'format'],
  });
  const error = formState.errors.mcq_options?.message;
  const turnError = formState.errors.wrong_turns?.message;

  const changeWay = (way: (typeof WAYS)[number]['value']) => {
    const texts = way === 'list' ? optionTextsOf(getValues('mcq_options'), format) : null;
    if (way === 'list' && !texts) return setError('mcq_options', { type: 'format', message: OPTIONS_FORMAT });
    clearErrors('mcq_options');
    setValue('optionTexts', texts, { shouldDirty: true });
  };

  return (
    <Stack gap={12}>
      <Cluster justify="space-between">
        <strong>{format === 'gap' ? 'Sentences, the same for all gaps of the passage' : 'Options'}</strong>
        <SegmentedControl
          label="How the options are typed"
          options={WAYS}
          value={optionTexts ? 'list' : 'text'}
          onChange={changeWay}
        />
      </Cluster>
      {optionTexts ? (
        <>
          <OptionInputs texts={optionTexts} isFaulty={error !== undefined} />
          {error && <Alert tone="danger">{error}</Alert>}
        </>
      ) : (
        <OptionsText error={error} />
      )}
      {turnError && <Alert tone="danger">{turnError}</Alert>}
    </Stack>
  );
}
