import type { BankQuestion } from '@wattle/contract';
import { Button, ButtonLink, Card, Cluster, Stack } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { type MouseEvent, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { ChangeFailedAlert } from '../bank/change-failed-alert';
import type { ChangeFailure } from '../bank/change-failure';
import { useReturnPath } from '../generated-items/item-return';
import { questionPath } from '../paths';
import { isPlainClick } from '../shared/is-plain-click';
import { DraftAlert } from './draft-alert';
import { focusSubmitter } from './focus-submitter';
import { FormFields } from './form-fields';
import { FormFrame } from './form-frame';
import { formResolver } from './form-resolver';
import { NearDuplicates } from './near-duplicates';
import { NotStoredAlert } from './not-stored-alert';
import { QuestionFields } from './question-fields';
import { type QuestionValues, subjectOf, valuesOf } from './question-values';
import { SavingSign } from './saving-sign';
import { SharedPassage } from './shared-passage';
import { showServerErrors } from './show-server-errors';
import { useStoredDraft } from './use-draft';
import { useFocusOnFault } from './use-focus-on-fault';

interface EditFormProps {
  /** The question that the edit begins with. */
  base: BankQuestion;
  /** Where what is typed is stored. */
  storageKey: string;
  /** What was typed before and not saved. */
  typed: QuestionValues | undefined;
  /** Why the last save failed. */
  failure: ChangeFailure | undefined;
  isSaving: boolean;
  /** Saves; the response says which fields the server refuses. */
  onSave: (values: QuestionValues, isPassageShared: boolean) => Promise<unknown>;
  onDiscard: () => void;
  /** The question was deleted meanwhile, and is in the bank again. */
  onRestored: () => void;
}

/** The fields of a question, with what was typed. */
export function EditForm({ base, storageKey, typed, failure, isSaving, ...on }: EditFormProps) {
  const { onSave, onDiscard, onRestored } = on;
  const subject = subjectOf(base);
  const form = useForm<QuestionValues>({
    resolver: formResolver(subject, 'edit'),
    defaultValues: valuesOf(base),
    values: typed,
    resetOptions: { keepDefaultValues: true },
  });
  const isStored = useStoredDraft(storageKey, form, base);
  const frame = useFocusOnFault(form.formState.submitCount);
  const [isPassageShared, setPassageShared] = useState(true);
  const returnPath = useReturnPath();
  const [text, format, options] = useWatch({ control: form.control, name: ['text', 'format', 'mcq_options'] });
  const isSet = base.format === 'gap' || format === 'gap';
  const isPassageChanged =
    subject === 'Reading' &&
    ((base.text ?? '') !== text || (base.format ?? '') !== format || (isSet && base.mcq_options !== options));

  const submitEdit = form.handleSubmit(async (values, event) => {
    if (isSaving) return;
    focusSubmitter(event);
    const error = await onSave(values, isPassageChanged && isPassageShared);
    if (error) showServerErrors(error, form);
  });

  return (
    <FormProvider {...form}>
      <FormFrame onSubmit={submitEdit} noValidate ref={frame}>
        <Card>
          <Stack gap={20}>
            <FormFields isSaving={isSaving}>
              {typed && <DraftAlert onDiscard={onDiscard} />}
              <QuestionFields subject={subject} purpose="edit" />
              {isPassageChanged && (
                <SharedPassage question={base} isSet={isSet} isShared={isPassageShared} onChange={setPassageShared} />
              )}
            </FormFields>
            <NearDuplicates subject={subject} exceptId={base.id} />
            {!isStored && <NotStoredAlert />}
            {failure && <ChangeFailedAlert subject={subject} failure={failure} onRestored={onRestored} />}
            <Cluster>
              <Button type="submit" isBusy={isSaving}>
                Save
              </Button>
              <ButtonLink
                as={Link}
                to={returnPath ?? questionPath(subject, base.id)}
                variant="secondary"
                onClick={(event: MouseEvent) => isPlainClick(event) && onDiscard()}
              >
                Cancel
              </ButtonLink>
              <SavingSign isSaving={isSaving} />
            </Cluster>
          </Stack>
        </Card>
      </FormFrame>
    </FormProvider>
  );
}
