import {
  EXAM_TYPES,
  LEVELS,
  QUESTION_TYPES,
  type Subject,
  UNPUBLISHED_TYPES,
  YEAR_LEVELS,
} from '@wattle/contract/constants';
import { skillNamed, skillNames, skillsOfTopic, splitSkills } from '@wattle/contract/skills';
import { Field, Grid, Select, TextInput } from '@wattle/design-system';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTopicsQuery } from '../bank/questions.api';
import { SkillsField } from '../shared/skills-field';
import type { FormPurpose } from './form-body';
import type { QuestionValues } from './question-values';

export function FactFields({ subject, purpose }: { subject: Subject; purpose: FormPurpose }) {
  const { register, formState, watch, setValue } = useFormContext<QuestionValues>();
  const { defaultValues, errors } = formState;
  const [skills, topic] = watch(['skills', 'category']);
  const [usual] = skillsOfTopic(subject, topic);
  const { currentData: data } = useTopicsQuery(subject, { skip: subject === 'Writing' });
  const topicsId = useId();
  const unpublished = purpose === 'edit' && UNPUBLISHED_TYPES.find((type) => type === defaultValues?.type);
  const isTopicOptional = subject === 'ThinkingSkills' || subject === 'Writing';
  return (
    <>
      <Grid columnWidth={200}>
        <ChoiceField name="type" label="Type" options={unpublished ? [unpublished, 'Finalized'] : QUESTION_TYPES} />
        <ChoiceField name="exam_type" label="Exam type" options={EXAM_TYPES} />
        <ChoiceField name="level" label="Level" options={LEVELS} isOptional={subject === 'Writing'} />
        <ChoiceField name="year_level" label="Year level" options={YEAR_LEVELS} isOptional />
        <Field
          label="Topic (category)"
          error={errors.category?.message}
          isRequired={!isTopicOptional}
          isOptional={isTopicOptional}
        >
          <TextInput list={topicsId} autoComplete="off" {...register('category')} />
        </Field>
      </Grid>
      {subject !== 'Writing' && (
        <SkillsField
          subject={subject}
          topic={topic}
          skills={splitSkills(skills).map((name) => skillNamed(subject, name)?.id ?? name)}
          none={usual ? `As usual for the topic: ${usual.name}` : 'None'}
          error={errors.skills?.message}
          onChange={(ids) =>
            setValue('skills', skillNames(ids), { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }
        />
      )}
      <Field
        label="Pool"
        hint="Questions of the free assessment may become public: no child’s test serves them. A passage is served only if all its questions are of one pool."
        error={errors.pool?.message}
      >
        <Select {...register('pool')}>
          {/* A question without a pool is of the tests: opening it changes nothing. */}
          <option value={defaultValues?.pool === 'Tests' ? 'Tests' : ''}>Tests</option>
          <option>Free assessment</option>
        </Select>
      </Field>
      <Field
        label="Text format"
        hint="Subheads and lists: a line that begins with ## is a subhead; lines that begin with - or 1. are a list."
        error={errors.text_format?.message}
      >
        <Select {...register('text_format')}>
          <option value="">Plain text</option>
          <option value="structured">Subheads and lists</option>
        </Select>
      </Field>
      <datalist id={topicsId}>
        {data?.topics.map(({ category }) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  );
}

interface ChoiceFieldProps {
  name: 'type' | 'exam_type' | 'level' | 'year_level';
  label: string;
  options: readonly (string | number)[];
  isOptional?: boolean;
}

function ChoiceField({ name, label, options, isOptional = false }: ChoiceFieldProps) {
  const { register, formState } = useFormContext<QuestionValues>();
  return (
    <Field label={label} error={formState.errors[name]?.message} isRequired={!isOptional} isOptional={isOptional}>
      <Select {...register(name)}>
        <option value="">{isOptional ? 'Not set' : 'Choose'}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </Field>
  );
}
