import type { BankQuestion, Subject } from '@wattle/contract';
import { Alert, Button, Card, Cluster, Stack } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useAddQuestionMutation } from '../bank/question-changes.api';
import { DraftAlert } from './draft-alert';
import { focusSubmitter } from './focus-submitter';
import { formBody } from './form-body';
import { FormFields } from './form-fields';
import { FormFrame } from './form-frame';
import { formResolver } from './form-resolver';
import { NearDuplicates } from './near-duplicates';
import { NotStoredAlert } from './not-stored-alert';
import { QuestionFields } from './question-fields';
import { emptyValues, type QuestionValues } from './question-values';
import { SavingSign } from './saving-sign';
import { showServerErrors } from './show-server-errors';
import { draftKey, draftToForget, forgetDraft, readDraft, useStoredDraft } from './use-draft';
import { useFocusOnFault } from './use-focus-on-fault';

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
  const isStored = useStoredDraft(key, form, null);
  const frame = useFocusOnFault(form.formState.submitCount);
  const [add, { error, isLoading }] = useAddQuestionMutation();

  const submitQuestion = form.handleSubmit(async (values, event) => {
    if (isLoading) return;
    focusSubmitter(event);
    const forgetSaved = draftToForget(key);
    const response = await add({ subject, body: formBody(subject, 'add', values) });
    if (response.error) return showServerErrors(response.error, form);
    forgetSaved();
    onAdded(response.data.question, values);
  });
  const discard = () => {
    forgetDraft(key);
    onDiscard();
  };

  return (
    <FormProvider {...form}>
      <FormFrame onSubmit={submitQuestion} noValidate ref={frame}>
        <Stack gap={20}>
          {draft && (
            <FormFields isSaving={isLoading}>
              <DraftAlert onDiscard={discard} />
            </FormFields>
          )}
          <Card>
            <Stack gap={20}>
              <FormFields isSaving={isLoading}>
                <QuestionFields subject={subject} purpose="add" />
              </FormFields>
              <NearDuplicates subject={subject} />
              {!isStored && <NotStoredAlert />}
              {error && (
                <Alert tone="danger">{errorMessage(error, 'The question could not be saved. Please try again.')}</Alert>
              )}
              <Cluster>
                <Button type="submit" isBusy={isLoading}>
                  Add question
                </Button>
                <Button variant="quietDanger" isDisabled={isLoading} onClick={discard}>
                  Clear the form
                </Button>
                <SavingSign isSaving={isLoading} />
              </Cluster>
            </Stack>
          </Card>
        </Stack>
      </FormFrame>
    </FormProvider>
  );
}
