import type { Subject } from '@wattle/contract';
import { Field, Textarea, TextInput } from '@wattle/design-system';
import { useFormContext } from 'react-hook-form';
import { FactFields } from './fact-fields';
import type { FormPurpose } from './form-resolver';
import { KEY_FORMAT } from './format-alerts';
import { OptionsField } from './options-field';
import { PictureField } from './picture-field';
import type { QuestionValues } from './question-values';
import { ReadingFields } from './reading-fields';

interface QuestionFieldsProps {
  subject: Subject;
  purpose: FormPurpose;
}

/** The fields of a question, as its subject has them (docs/published.md, fields and rules). */
export function QuestionFields({ subject, purpose }: QuestionFieldsProps) {
  const { register, formState } = useFormContext<QuestionValues>();
  const error = (field: keyof QuestionValues) => formState.errors[field]?.message;
  const isWriting = subject === 'Writing';
  const isExplained = !isWriting && purpose === 'add';
  return (
    <>
      {subject === 'Reading' && <ReadingFields />}
      <Field label="Question" error={error('question')} isRequired>
        <Textarea rows={3} {...register('question')} />
      </Field>
      {!isWriting && (
        <>
          <OptionsField />
          <Field
            label="Correct Answer"
            hint="One capital letter, such as B"
            error={error('correct_answer')}
            isAlert={error('correct_answer') === KEY_FORMAT}
            isRequired
          >
            <TextInput autoComplete="off" maxLength={10} {...register('correct_answer')} />
          </Field>
        </>
      )}
      <Field
        label={isWriting ? 'Marking notes' : 'Explanation'}
        error={error('explanation')}
        isRequired={isExplained}
        isOptional={!isExplained}
      >
        <Textarea rows={3} {...register('explanation')} />
      </Field>
      <FactFields subject={subject} purpose={purpose} />
      <PictureField />
    </>
  );
}
