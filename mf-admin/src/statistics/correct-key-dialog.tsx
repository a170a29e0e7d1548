import type { BankQuestion } from '@wattle/contract/bank';
import { formatDistractorRationales } from '@wattle/contract/distractor-rationales';
import { formatCount } from '@wattle/contract/text';
import { Cluster, Dialog, Field, Stack, Textarea } from '@wattle/design-system';
import { notify } from '@wattle/platform';
import { type FormEvent, useState } from 'react';
import { editBody } from '../questions/form-resolver';
import { refOf, subjectOf } from '../questions/question-address';
import { useEditQuestionMutation, useReMarkMutation } from '../questions/question-changes.api';
import { storedValuesOf } from '../questions/question-values';
import { DenseButton, QuietButton } from '../shared/buttons';
import { FailureAlert } from '../shared/failure-alert';
import { useReleaseQuestionMutation } from './statistics.api';

interface CorrectKeyDialogProps {
  question: BankQuestion;
  /** The option that is right. */
  option: string;
  answers: number;
  isWithheld: boolean;
  onClose: () => void;
}

/** Makes another option the key, marks past tests by it, and puts the question back into tests. */
export function CorrectKeyDialog({ question, option, answers, isWithheld, onClose }: CorrectKeyDialogProps) {
  // Once the key is corrected, the page has the new one.
  const [before] = useState(question);
  const [explanation, setExplanation] = useState(before.explanation ?? '');
  const [edit, editing] = useEditQuestionMutation();
  const [reMark, reMarking] = useReMarkMutation();
  const [release, releasing] = useReleaseQuestionMutation();
  const [fault, setFault] = useState<string>();
  const isUnchanged = explanation.trim() === (before.explanation ?? '').trim();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!editing.data && (!explanation.trim() || isUnchanged)) {
      setFault(`Say why ${option} is right: what stands here explains ${before.correct_answer}.`);
      return;
    }
    setFault(undefined);
    const ref = refOf(question);
    // A second try after a failed re-marking finds the key corrected.
    if (!editing.data && !(await edit({ ...ref, body: correction(before, option, explanation) })).data) return;
    const { data } = await reMark(ref);
    if (!data) return;
    if (isWithheld && (await release(ref)).error) return;
    notify.success(data.message);
    onClose();
  };
  return (
    <Dialog title={`Correct the key to ${option}`} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap={12}>
          <p>
            {`The key is ${before.correct_answer} now. ${formatCount(answers, 'answer')} are looked through; where a score changes, the child sees it on the dashboard.`}
          </p>
          <Field label="Explanation" hint={`Why ${option} is right, as children read it.`} error={fault}>
            <Textarea
              rows={6}
              value={explanation}
              readOnly={Boolean(editing.data)}
              onChange={({ target }) => setExplanation(target.value)}
            />
          </Field>
          <FailureAlert error={editing.error}>The key could not be corrected. Please try again.</FailureAlert>
          <FailureAlert error={reMarking.error}>
            The key is corrected, but past tests could not be marked again. Please try again.
          </FailureAlert>
          <FailureAlert error={releasing.error}>
            Past tests are marked again, but the question could not be put back into tests. Please try again.
          </FailureAlert>
          <Cluster justify="flex-end">
            <QuietButton onClick={onClose}>Cancel</QuietButton>
            <DenseButton
              type="submit"
              variant="primary"
              isBusy={editing.isLoading || reMarking.isLoading || releasing.isLoading}
            >
              Correct and mark again
            </DenseButton>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}

/** The new key has no wrong turn; a drawing of the steps and a faster method would lead to the old one. */
function correction(question: BankQuestion, option: string, explanation: string) {
  const others = Object.entries(question.wrong_turns ?? {}).filter(([letter]) => letter !== option);
  const values = {
    ...storedValuesOf(question),
    correct_answer: option,
    explanation,
    wrong_turns: formatDistractorRationales(Object.fromEntries(others)),
    explanation_image: '',
    explanation_image_description: '',
    faster_method: '',
  };
  return editBody(subjectOf(question), values, { version: question.version, isPassageShared: false });
}
