import { Cluster, Field, SegmentedControl, Stack, Textarea } from '@wattle/design-system';
import { useFormContext, useWatch } from 'react-hook-form';
import { OptionInputs } from './option-inputs';
import { optionTextsOf } from './option-texts';
import type { QuestionValues } from './question-values';

const WAYS = [
  { value: 'list', label: 'One by one' },
  { value: 'text', label: 'As one text' },
] as const;

const FORMAT = 'MCQ Options must be in the correct format: A option, B option, C option, D option';

/** The options, one by one or as the one string that is stored; changing between the two loses nothing. */
export function OptionsField() {
  const { register, setValue, setError, clearErrors, getValues, formState } = useFormContext<QuestionValues>();
  const optionTexts = useWatch<QuestionValues, 'optionTexts'>({ name: 'optionTexts' });
  const error = formState.errors.mcq_options?.message;

  const changeWay = (way: (typeof WAYS)[number]['value']) => {
    const texts = way === 'list' ? optionTextsOf(getValues('mcq_options')) : null;
    if (way === 'list' && !texts) return setError('mcq_options', { type: 'format', message: FORMAT });
    clearErrors('mcq_options');
    setValue('optionTexts', texts, { shouldDirty: true });
  };

  return (
    <Stack gap={12}>
      <Cluster justify="space-between">
        <strong>Options</strong>
        <SegmentedControl
          isDense
          label="How the options are typed"
          options={WAYS}
          value={optionTexts ? 'list' : 'text'}
          onChange={changeWay}
        />
      </Cluster>
      {optionTexts ? (
        <OptionInputs texts={optionTexts} error={error} />
      ) : (
        <Field label="MCQ Options" hint="A option, B option, C option, D option" error={error} isRequired>
          <Textarea rows={3} {...register('mcq_options')} />
        </Field>
      )}
    </Stack>
  );
}
