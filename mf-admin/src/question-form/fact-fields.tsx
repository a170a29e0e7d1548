import { EXAM_TYPES, LEVELS, QUESTION_TYPES, type Subject, TYPES_OF_GENERATED, YEAR_LEVELS } from '@wattle/contract';
import { Field, Grid, TextInput } from '@wattle/design-system';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTopicsQuery } from '../bank/questions.api';
import { ChoiceField } from './choice-field';
import type { FormPurpose } from './form-resolver';
import { PoolField } from './pool-field';
import type { QuestionValues } from './question-values';

interface FactFieldsProps {
  subject: Subject;
  purpose: FormPurpose;
}

/** What a question is for: its type, exam type, level, topic, year level and pool. */
export function FactFields({ subject, purpose }: FactFieldsProps) {
  const { register, formState } = useFormContext<QuestionValues>();
  const { data } = useTopicsQuery(subject, { skip: subject === 'Writing' });
  const topicsId = useId();
  const isGenerated = purpose === 'edit' && formState.defaultValues?.type === 'Generated';
  const isTopicOptional = subject === 'ThinkingSkills' || subject === 'Writing';
  return (
    <>
      <Grid columnWidth={200}>
        <ChoiceField name="type" label="Type" options={isGenerated ? TYPES_OF_GENERATED : QUESTION_TYPES} />
        <ChoiceField name="exam_type" label="Exam type" options={EXAM_TYPES} />
        <ChoiceField name="level" label="Level" options={LEVELS} isOptional={subject === 'Writing'} />
        <ChoiceField name="year_level" label="Year level" options={YEAR_LEVELS} isOptional />
        <Field
          label="Topic (category)"
          error={formState.errors.category?.message}
          isRequired={!isTopicOptional}
          isOptional={isTopicOptional}
        >
          <TextInput list={topicsId} autoComplete="off" {...register('category')} />
        </Field>
      </Grid>
      <PoolField />
      <datalist id={topicsId}>
        {data?.topics.map(({ category }) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  );
}
