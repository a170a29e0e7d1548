import type { Subject } from '@wattle/contract/constants';
import { Field, Textarea, TextInput } from '@wattle/design-system';
import { useFormContext } from 'react-hook-form';
import { FactFields } from './fact-fields';
import type { FormPurpose } from './form-body';
import { KEY_FORMAT } from './form-resolver';
import { OptionsField } from './options-field';
import { PictureField } from './picture-field';
import type { QuestionValues } from './question-values';
import { ReadingFields } from './reading-fields';

const EXPLAINED = ['question', 'options', 'unreadOptions', 'correct_answer', 'explanation'] as const;

/** The fields of a question, as its subject has them (docs/published.md, fields and rules). */
export function QuestionFields({ subject, purpose }: { subject: Subject; purpose: FormPurpose }) {
  const { register, formState } = useFormContext<QuestionValues>();
  const { question, correct_answer, explanation } = formState.errors;
  const isWriting = subject === 'Writing';
  const isExplained = !isWriting && purpose === 'add';
  const { dirtyFields } = formState;
  const isDrawingDoubtful = EXPLAINED.some((field) => dirtyFields[field]) && !dirtyFields.explanation_image;
  return (
    <>
      {subject === 'Reading' && <ReadingFields />}
      <Field label="Question" error={question?.message} isRequired>
        <Textarea rows={3} {...register('question')} />
      </Field>
      {!isWriting && (
        <>
          <OptionsField />
          <Field
            label="Correct Answer"
            hint="One capital letter, such as B"
            error={correct_answer?.message}
            isAlert={correct_answer?.message === KEY_FORMAT}
            isRequired
          >
            <TextInput autoComplete="off" maxLength={10} {...register('correct_answer')} />
          </Field>
        </>
      )}
      <Field
        label={isWriting ? 'Marking notes' : 'Explanation'}
        error={explanation?.message}
        isRequired={isExplained}
        isOptional={!isExplained}
      >
        <Textarea rows={3} {...register('explanation')} />
      </Field>
      {!isWriting && <PictureField field="explanation_image" isDoubtful={isDrawingDoubtful} />}
      <FactFields subject={subject} purpose={purpose} />
      <PictureField field="image_data" />
    </>
  );
}
