import type { BankQuestion } from '@wattle/contract';
import { Alert, Button, ButtonLink, Card, Cluster, Stack } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useReturnPath } from '../generated-items/item-return';
import { questionPath } from '../paths';
import { DraftAlert } from './draft-alert';
import { FormFrame } from './form-frame';
import { formResolver } from './form-resolver';
import { FormatAlerts } from './format-alerts';
import { NearDuplicates } from './near-duplicates';
import { QuestionFields } from './question-fields';
import { type QuestionValues, subjectOf, valuesOf } from './question-values';
import { SharedPassage } from './shared-passage';
import { showServerErrors } from './show-server-errors';
import { useStoredDraft } from './use-draft';

interface EditFormProps {
  /** The question that the edit begins with. */
  base: BankQuestion;
  /** Where what is typed is stored. */
  storageKey: string;
  /** What was typed before and not saved. */
  typed: QuestionValues | undefined;
  /** Why the last save failed. */
  failure: string | undefined;
  isSaving: boolean;
  /** Saves; the response says which fields the server refuses. */
  onSave: (values: QuestionValues, isPassageShared: boolean) => Promise<unknown>;
  onDiscard: () => void;
}

/** The fields of a question, with what was typed. */
export function EditForm({ base, storageKey, typed, failure, isSaving, onSave, onDiscard }: EditFormProps) {
  const subject = subjectOf(base);
  const form = useForm<QuestionValues>({
    resolver: formResolver(subject, 'edit'),
    defaultValues: valuesOf(base),
    values: typed,
    resetOptions: { keepDefaultValues: true },
  });
  useStoredDraft(storageKey, form, base);
  const [isPassageShared, setPassageShared] = useState(true);
  const returnPath = useReturnPath();
  const [text, format, options] = useWatch({ control: form.control, name: ['text', 'format', 'mcq_options'] });
  const isSet = base.format === 'gap' || format === 'gap';
  const isPassageChanged =
    subject === 'Reading' &&
    ((base.text ?? '') !== text || (base.format ?? '') !== format || (isSet && base.mcq_options !== options));

  const submitEdit = form.handleSubmit(async (values) => {
    if (isSaving) return;
    const error = await onSave(values, isPassageChanged && isPassageShared);
    if (error) showServerErrors(error, form);
  });

  return (
    <FormProvider {...form}>
      <FormFrame onSubmit={submitEdit} noValidate>
        <Card>
          <Stack gap={20}>
            {typed && <DraftAlert onDiscard={onDiscard} />}
            <QuestionFields subject={subject} purpose="edit" />
            {isPassageChanged && (
              <SharedPassage question={base} isSet={isSet} isShared={isPassageShared} onChange={setPassageShared} />
            )}
            <NearDuplicates subject={subject} exceptId={base.id} />
            <FormatAlerts />
            {failure && <Alert tone="danger">{failure}</Alert>}
            <Cluster>
              <Button type="submit" isBusy={isSaving}>
                Save
              </Button>
              <ButtonLink
                as={Link}
                to={returnPath ?? questionPath(subject, base.id)}
                variant="secondary"
                onClick={onDiscard}
              >
                Cancel
              </ButtonLink>
            </Cluster>
          </Stack>
        </Card>
      </FormFrame>
    </FormProvider>
  );
}
