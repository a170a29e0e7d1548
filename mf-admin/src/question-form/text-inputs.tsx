import { textLabel } from '@wattle/contract/question-format';
import { Alert, Button, Card, Cluster, Field, Stack, Textarea, TextInput } from '@wattle/design-system';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MAX_TEXTS, MIN_TEXTS, type TextsFormat } from './passage-texts';
import type { QuestionValues } from './question-values';

export function TextInputs({ format }: { format: TextsFormat }) {
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
                  <Button variant="quietDanger" size="dense" onClick={() => remove(index)}>
                    Remove {label}
                  </Button>
                </Cluster>
              )}
            </Stack>
          </Card>
        );
      })}
      {fields.length < MAX_TEXTS[format] && (
        <Cluster>
          <Button
            variant="secondary"
            size="dense"
            onClick={() => append({ title: '', text: '' }, { shouldFocus: false })}
          >
            Add {textLabel(format, fields.length)}
          </Button>
        </Cluster>
      )}
      {errors?.message && <Alert tone="danger">{errors.message}</Alert>}
    </Stack>
  );
}
