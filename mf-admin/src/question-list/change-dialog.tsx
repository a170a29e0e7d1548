import { EXAM_TYPES, LEVELS, type Subject, YEAR_LEVELS } from '@wattle/contract/constants';
import type { SelectionChanged, SelectionChanges } from '@wattle/contract/question-changes';
import { formatCount } from '@wattle/contract/text';
import { Alert, Button, Dialog, Field, Grid, Select, Stack, TextInput } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { type FormEvent, useId, useState } from 'react';
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

type TextField = Exclude<keyof SelectionChanges, 'skills'>;

export function ChangeDialog({ subject, ids, onChanged, onClose }: ChangeDialogProps) {
  const [changes, setChanges] = useState<Partial<Record<TextField, string>>>({});
  const [skills, setSkills] = useState<string[]>([]);
  const [change, { error, isLoading }] = useChangeQuestionsMutation();
  const { currentData: data } = useTopicsQuery(subject, { skip: subject === 'Writing' });
  const topicsId = useId();
  const texts = Object.fromEntries(Object.entries(changes).filter(([, value]) => value.trim())) as SelectionChanges;
  const chosen = { ...texts, ...(skills.length > 0 && { skills }) };
  const isNothing = Object.keys(chosen).length === 0;
  const choose = (field: TextField, value: string) => setChanges({ ...changes, [field]: value });

  const save = async (changes: SelectionChanges, confirmed?: true) => {
    if (isNothing || isLoading) return;
    const changed = await change({ subject, ids, changes, ...(confirmed && { confirmed }) });
    if (changed.data) onChanged(changed.data);
  };
  const fault = confirmableOf(error);
  const select = (field: TextField, label: string, options: readonly (string | number)[]) => (
    <Field label={label}>
      <Select value={changes[field] ?? ''} onChange={({ target }) => choose(field, target.value)}>
        <option value="">As it is</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </Field>
  );
  return (
    <Dialog title={`Change ${formatCount(ids.length, 'question')}`} onClose={onClose}>
      <Stack
        as="form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save(chosen);
        }}
      >
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
                  value={changes.category ?? ''}
                  onChange={({ target }) => choose('category', target.value)}
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
            topic={changes.category}
            skills={skills}
            none="As it is"
            onChange={setSkills}
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
              choose('category', category);
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
