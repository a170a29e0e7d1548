import {
  EXAM_TYPES,
  LEVELS,
  QUESTION_TYPES,
  type Subject,
  UNPUBLISHED_TYPES,
  YEAR_LEVELS,
} from '@wattle/contract/constants';
import { skillNamed, skillNames, skillsOfTopic, splitSkills } from '@wattle/contract/skills';
import { Alert, Field, Grid, Select, Textarea, TextInput, useDebounced } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { questionPath } from '../paths';
import { SkillsField } from '../shared/skills-field';
import { type FormPurpose, KEY_FORMAT } from './form-resolver';
import { OptionsField } from './options-field';
import { PictureField } from './picture-field';
import { previewText } from './question-labels';
import { fieldsOf, type QuestionValues, type StoredValues, storedValues } from './question-values';
import { useNearDuplicatesQuery, useTopicsQuery } from './questions.api';
import { ReadingFields } from './reading-fields';

const EXPLAINED = ['question', 'options', 'optionsText', 'correct_answer', 'explanation'] as const;

/** The fields of a question, as its subject has them (docs/published.md, fields and rules). */
export function QuestionFields({ subject, purpose }: { subject: Subject; purpose: FormPurpose }) {
  const { register, formState } = useFormContext<QuestionValues>();
  const { question, correct_answer, explanation, faster_method } = formState.errors;
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
      {!isWriting && (
        <Field
          label="Faster method"
          hint="Where there is one: an estimate, the options put in or ruled out"
          error={faster_method?.message}
          isOptional
        >
          <Textarea rows={2} {...register('faster_method')} />
        </Field>
      )}
      {!isWriting && <PictureField field="explanation_image" isDoubtful={isDrawingDoubtful} />}
      <FactFields subject={subject} purpose={purpose} />
      <PictureField field="image_data" />
    </>
  );
}

function FactFields({ subject, purpose }: { subject: Subject; purpose: FormPurpose }) {
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

const DEBOUNCE_MS = 600;
/** Shorter texts are like too many others. */
const LEAST_CHARACTERS = 12;
const COMPARED = ['question', 'mcq_options', 'text', 'format'] as const;

/** Warns while typing that the bank has nearly the same question already. */
export function NearDuplicates({ subject, exceptId }: { subject: Subject; exceptId: string | undefined }) {
  const typed = useDebounced(
    useWatch({ compute: (values: QuestionValues) => comparedJson(subject, values) }),
    DEBOUNCE_MS,
  );
  const compared = JSON.parse(typed) as Pick<StoredValues, 'question'>;
  const isTooShort = compared.question.trim().length < LEAST_CHARACTERS;
  const { currentData } = useNearDuplicatesQuery(
    { subject, ...compared, ...(exceptId && { exceptId }) },
    { skip: isTooShort },
  );
  if (isTooShort || !currentData || currentData.questions.length === 0) return null;
  return (
    <Alert tone="warning">
      <strong>Nearly the same question is already in the bank:</strong>
      <ul>
        {currentData.questions.map((each) => (
          <li key={each.id}>
            <Link to={questionPath(subject, each.id)} target="_blank">
              {previewText(each.question)}
            </Link>{' '}
            ({each.type ?? 'N/A'})
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** As a text, so that nothing is asked again while it is the same. */
function comparedJson(subject: Subject, values: QuestionValues): string {
  const stored = storedValues(values);
  const fields = COMPARED.filter(
    (field) => field === 'question' || (stored[field] && fieldsOf(subject).includes(field)),
  );
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, stored[field]])));
}
