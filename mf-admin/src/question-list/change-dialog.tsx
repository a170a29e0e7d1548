import { EXAM_TYPES, LEVELS, type Subject, YEAR_LEVELS } from '@wattle/contract/constants';
import type { SelectionChanged, SelectionChanges } from '@wattle/contract/question-changes';
import { formatCount } from '@wattle/contract/text';
import { Alert, Button, Dialog, Field, Grid, Select, Stack, TextInput } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { ConfirmOffer } from '../questions/change-failed';
import { confirmableOf } from '../questions/change-failure';
import { useChangeQuestionsMutation } from '../questions/question-changes.api';
import { useTopicsQuery } from '../questions/questions.api';
import { SkillsField } from '../shared/skills-field';

interface ChangeDialogProps {
  subject: Subject;
  ids: string[];
  onChanged: (changed: SelectionChanged) => void;
  onClose: () => void;
}

type Choices = Record<Exclude<keyof SelectionChanges, 'skills'>, string> & { skills: string[] };

const AS_THEY_ARE: Choices = { category: '', level: '', year_level: '', exam_type: '', skills: [] };

export function ChangeDialog({ subject, ids, onChanged, onClose }: ChangeDialogProps) {
  const { register, handleSubmit, setValue, watch } = useForm({ defaultValues: AS_THEY_ARE });
  const [change, { error, isLoading }] = useChangeQuestionsMutation();
  const { currentData: data } = useTopicsQuery(subject, { skip: subject === 'Writing' });
  const topicsId = useId();
  const { skills, ...texts } = watch();
  const typed = Object.fromEntries(Object.entries(texts).filter(([, value]) => value.trim())) as SelectionChanges;
  const chosen = { ...typed, ...(skills.length > 0 && { skills }) };
  const isNothing = Object.keys(chosen).length === 0;

  const save = async (changes: SelectionChanges, confirmed?: true) => {
    if (isNothing || isLoading) return;
    const changed = await change({ subject, ids, changes, ...(confirmed && { confirmed }) });
    if (changed.data) onChanged(changed.data);
  };
  const fault = confirmableOf(error);
  const select = (
    field: 'level' | 'year_level' | 'exam_type',
    label: string,
    options: readonly (string | number)[],
  ) => (
    <Field label={label}>
      <Select {...register(field)}>
        <option value="">As it is</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </Field>
  );
  return (
    <Dialog title={`Change ${formatCount(ids.length, 'question')}`} onClose={onClose}>
      <Stack as="form" onSubmit={handleSubmit(() => save(chosen))}>
        <p>Your choice applies to all of them. What you leave empty stays as it is.</p>
        <Grid columnWidth={200}>
          {subject !== 'Writing' && (
            <>
              <Field label="Topic (category)">
                <TextInput
                  list={topicsId}
                  autoComplete="off"
                  maxLength={100}
                  placeholder="As it is"
                  {...register('category')}
                />
              </Field>
              {select('level', 'Level', LEVELS)}
            </>
          )}
          {select('year_level', 'Year level', YEAR_LEVELS)}
          {select('exam_type', 'Exam type', EXAM_TYPES)}
        </Grid>
        {subject !== 'Writing' && (
          <SkillsField
            subject={subject}
            topic={texts.category}
            skills={skills}
            none="As it is"
            onChange={(ids) => setValue('skills', ids)}
          />
        )}
        <datalist id={topicsId}>
          {data?.topics.map(({ category }) => (
            <option key={category} value={category} />
          ))}
        </datalist>
        {fault && (
          <ConfirmOffer
            fault={fault}
            isBusy={isLoading}
            onCorrect={(category) => {
              setValue('category', category);
              void save({ ...chosen, category });
            }}
            onConfirm={() => void save(chosen, true)}
          />
        )}
        {error && !fault && (
          <Alert tone="danger">{errorMessage(error, 'The questions could not be changed. Please try again.')}</Alert>
        )}
        <div>
          <Button type="submit" isDisabled={isNothing} isBusy={isLoading}>
            Change {formatCount(ids.length, 'question')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}
