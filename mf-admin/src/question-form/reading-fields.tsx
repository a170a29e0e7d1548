import { Field, Textarea } from '@wattle/design-system';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormatField } from './format-field';
import { GapField } from './gap-field';
import { PassageField } from './passage-field';
import { hasTexts } from './passage-texts';
import type { QuestionValues } from './question-values';
import { TextInputs } from './text-inputs';

/** The passage of a Reading question, typed as its format needs it. */
export function ReadingFields() {
  const { register, formState } = useFormContext<QuestionValues>();
  const [format, passageTexts] = useWatch<QuestionValues, ['format', 'passageTexts']>({
    name: ['format', 'passageTexts'],
  });
  const { errors, defaultValues } = formState;
  const isExtractShown = format === '' || Boolean(defaultValues?.extract_text);
  return (
    <>
      <FormatField />
      {hasTexts(format) && passageTexts ? (
        <TextInputs format={format} typed={passageTexts} error={errors.text?.message} />
      ) : (
        <PassageField format={format} />
      )}
      {isExtractShown && (
        <Field label="Extract" isOptional error={errors.extract_text?.message}>
          <Textarea rows={3} {...register('extract_text')} />
        </Field>
      )}
      {format === 'gap' && <GapField />}
    </>
  );
}
