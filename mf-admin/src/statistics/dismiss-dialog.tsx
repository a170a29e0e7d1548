import type { BankQuestion } from '@wattle/contract/bank';
import { flagLabel } from '@wattle/contract/flag-words';
import type { FlagRef } from '@wattle/contract/item-statistics';
import { Cluster, Dialog, Field, Stack, Textarea } from '@wattle/design-system';
import { notify } from '@wattle/platform';
import { type FormEvent, useState } from 'react';
import { refOf } from '../questions/question-address';
import { DenseButton, QuietButton } from '../shared/buttons';
import { FailureAlert } from '../shared/failure-alert';
import { useDismissFlagsMutation } from './statistics.api';

interface DismissDialogProps {
  question: BankQuestion;
  flag: FlagRef;
  onClose: () => void;
}

/** Asks why a flag is no fault. */
export function DismissDialog({ question, flag: { kind, option }, onClose }: DismissDialogProps) {
  const [dismiss, { error, isLoading }] = useDismissFlagsMutation();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason.trim());
    if (!reason.trim()) return;
    const { data } = await dismiss({ ...refOf(question), reason, flags: [{ kind, option }] });
    if (!data) return;
    notify.success(data.message);
    onClose();
  };
  return (
    <Dialog title="Why is this no fault?" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap={12}>
          <p>{`“${flagLabel({ kind, option })}” goes from the lists, and tests have the question.`}</p>
          <Field
            label="Reason"
            hint="It is kept with the question. The flag comes back only when the question says something else."
            error={isMissing ? 'Write a reason.' : undefined}
          >
            <Textarea rows={3} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
          <FailureAlert error={error}>The flag could not be dismissed. Please try again.</FailureAlert>
          <Cluster justify="flex-end">
            <QuietButton onClick={onClose}>Cancel</QuietButton>
            <DenseButton type="submit" variant="primary" isBusy={isLoading}>
              Dismiss the flag
            </DenseButton>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}
