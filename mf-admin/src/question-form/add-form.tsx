import type { BankQuestion, Subject } from '@wattle/contract';
import { Alert, Button, Card, Cluster, Stack } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useAddQuestionMutation } from '../bank/question-changes.api';
import { DraftAlert } from './draft-alert';
import { formBody } from './form-body';
import { FormFrame } from './form-frame';
import { formResolver } from './form-resolver';
import { FormatAlerts } from './format-alerts';
import { NearDuplicates } from './near-duplicates';
import { QuestionFields } from './question-fields';
import { emptyValues, type QuestionValues } from './question-values';
import { showServerErrors } from './show-server-errors';
import { draftKey, forgetDraft, readDraft, useStoredDraft } from './use-draft';

interface AddFormProps {
  subject: Subject;
  /** What the form begins with, where it does not begin empty. */
  kept: Partial<QuestionValues> | undefined;
  /** Told the question that is in the bank now, and what was typed. */
  onAdded: (question: BankQuestion | undefined, values: QuestionValues) => void;
  /** Told that what was typed is not wanted. */
  onDiscard: () => void;
}

/** Adds a question of a subject. What was typed survives an error and a reload. */
export function AddForm({ subject, kept, onAdded, onDiscard }: AddFormProps) {
  const key = draftKey(`add-${subject}`);
  const [draft] = useState(() => readDraft<null>(key));
  const form = useForm<QuestionValues>({
    resolver: formResolver(subject, 'add'),
    defaultValues: emptyValues(kept),
    values: draft?.values,
    resetOptions: { keepDefaultValues: true },
  });
  useStoredDraft(key, form, null);
  const [add, { error, isLoading }] = useAddQuestionMutation();

  const submitQuestion = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const response = await add({ subject, body: formBody(subject, 'add', values) });
    if (response.error) return showServerErrors(response.error, form);
    forgetDraft(key);
    onAdded(response.data.question, values);
  });
  const discard = () => {
    forgetDraft(key);
    onDiscard();
  };

  return (
    <FormProvider {...form}>
      <FormFrame onSubmit={submitQuestion} noValidate>
        <Stack gap={20}>
          {draft && <DraftAlert onDiscard={discard} />}
          <Card>
            <Stack gap={20}>
              <QuestionFields subject={subject} purpose="add" />
              <NearDuplicates subject={subject} />
              <FormatAlerts />
              {error && (
                <Alert tone="danger">{errorMessage(error, 'The question could not be saved. Please try again.')}</Alert>
              )}
              <Cluster>
                <Button type="submit" isBusy={isLoading}>
                  Add question
                </Button>
                <Button variant="quietDanger" onClick={discard}>
                  Clear the form
                </Button>
              </Cluster>
            </Stack>
          </Card>
        </Stack>
      </FormFrame>
    </FormProvider>
  );
}
