import { EXAM_TYPES, LEVELS, QUESTION_TYPES, type Subject } from '@wattle/contract';
import { Field, Grid, Textarea, TextInput } from '@wattle/design-system';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTopicsQuery } from '../bank/questions.api';
import { ChoiceField } from './choice-field';
import type { FormPurpose } from './form-resolver';
import { OptionsField } from './options-field';
import { PictureField } from './picture-field';
import type { QuestionValues } from './question-values';

interface QuestionFieldsProps {
  subject: Subject;
  purpose: FormPurpose;
}

/** The fields of a question, as its subject has them (specification 3 and 5). */
export function QuestionFields({ subject, purpose }: QuestionFieldsProps) {
  const { register, formState } = useFormContext<QuestionValues>();
  const { data } = useTopicsQuery(subject, { skip: subject === 'Writing' });
  const topicsId = useId();
  const error = (field: keyof QuestionValues) => formState.errors[field]?.message;
  const isWriting = subject === 'Writing';
  return (
    <>
      {subject === 'Reading' && (
        <>
          <Field label="Passage" isOptional error={error('text')}>
            <Textarea rows={8} {...register('text')} />
          </Field>
          <Field label="Extract" isOptional error={error('extract_text')}>
            <Textarea rows={3} {...register('extract_text')} />
          </Field>
        </>
      )}
      <Field label="Question" error={error('question')} isRequired>
        <Textarea rows={3} {...register('question')} />
      </Field>
      {!isWriting && (
        <>
          <OptionsField />
          <Field label="Correct Answer" hint="One capital letter, such as B" error={error('correct_answer')} isRequired>
            <TextInput autoComplete="off" maxLength={10} {...register('correct_answer')} />
          </Field>
          <Field
            label="Explanation"
            error={error('explanation')}
            isRequired={purpose === 'add'}
            isOptional={purpose === 'edit'}
          >
            <Textarea rows={3} {...register('explanation')} />
          </Field>
        </>
      )}
      <Grid columnWidth={200}>
        <ChoiceField name="type" label="Type" options={QUESTION_TYPES} />
        <ChoiceField name="exam_type" label="Exam type" options={EXAM_TYPES} />
        {!isWriting && <ChoiceField name="level" label="Level" options={LEVELS} />}
        {!isWriting && (
          <Field
            label="Topic (category)"
            error={error('category')}
            isRequired={subject !== 'ThinkingSkills'}
            isOptional={subject === 'ThinkingSkills'}
          >
            <TextInput list={topicsId} autoComplete="off" {...register('category')} />
          </Field>
        )}
      </Grid>
      <datalist id={topicsId}>
        {data?.topics.map(({ category }) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      {!isWriting && <PictureField />}
    </>
  );
}
