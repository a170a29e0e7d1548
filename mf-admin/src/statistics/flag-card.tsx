import type { BankQuestion } from '@wattle/contract/bank';
import { flagAdvice, flagSentence } from '@wattle/contract/flag-words';
import type { QuestionFlag, QuestionStatistics, VersionStatistics } from '@wattle/contract/item-statistics';
import {
  Alert,
  Card,
  Cluster,
  Columns,
  color,
  Dialog,
  Field,
  formatDateTime,
  formatNumber,
  Heading,
  Stack,
  space,
  Textarea,
} from '@wattle/design-system';
import { notify } from '@wattle/platform';
import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { editPath } from '../paths';
import { refOf, subjectOf } from '../questions/question-address';
import { DenseButton, DenseLink, QuietButton } from '../shared/buttons';
import { FailureAlert } from '../shared/failure-alert';
import { CorrectKeyDialog } from './correct-key-dialog';
import { useDismissFlagsMutation, useReleaseQuestionMutation, useWithholdQuestionMutation } from './statistics.api';
import { percentText } from './statistics-words';

const Flagged = styled(Card)`
  border: 2px solid ${color.danger};
`;

const Flag = styled.div`
  display: flex;
  align-items: flex-start;

  gap: ${space[12]};

  & > svg {
    flex: none;
    color: ${color.danger};
  }
`;

interface FlagCardProps {
  question: BankQuestion;
  version: VersionStatistics;
  withheld: QuestionStatistics['withheld'];
}

/** What is odd about a question, why, and the ways on. */
export function FlagCard({ question, version, withheld }: FlagCardProps) {
  const { flags, key, dismissed, isCurrent } = version;
  const [first] = flags;
  if (!first) return null;
  if (dismissed) {
    return (
      <Alert tone="info">
        {flagSentence(first, key)} {dismissed.by} said {formatDateTime(dismissed.at)}: “{dismissed.reason}”
      </Alert>
    );
  }
  if (!isCurrent) {
    return (
      <Alert tone="info">
        {flagSentence(first, key)} The question says something else now; mark past attempts again if its key was wrong.
      </Alert>
    );
  }
  return (
    <Flagged forwardedAs="section" aria-label="What is odd">
      <Columns widths="minmax(0, 1fr) 290px" gap={20}>
        <Stack gap={16}>
          {flags.map((flag) => (
            <Flag key={flag.kind + (flag.option ?? '')}>
              <TriangleAlert size={24} aria-hidden="true" />
              <Words flag={flag} version={version} />
            </Flag>
          ))}
        </Stack>
        <WaysOn question={question} flag={first} version={version} isWithheld={Boolean(withheld)} />
      </Columns>
    </Flagged>
  );
}

function Words({ flag, version }: { flag: QuestionFlag; version: VersionStatistics }) {
  return (
    <Stack gap={4}>
      <Heading level={2} size={20}>
        {flagSentence(flag, version.key)}
      </Heading>
      <p>{shareSentence(flag, version)}</p>
      <p>
        <strong>What to do:</strong> {flagAdvice(flag, version.key)}
      </p>
    </Stack>
  );
}

/** The figures behind a flag, in words. */
function shareSentence({ kind, option, answers }: QuestionFlag, { bands, options, key, n }: VersionStatistics): string {
  const highest = bands?.at(-1);
  const lowest = bands?.[0];
  if (!highest || !lowest || !options) return `Found by Wattle at ${answers} answers.`;
  const shareOf = (band: typeof highest, letter: string | undefined) =>
    band.shares[options.findIndex((each) => each.option === letter)] ?? 0;
  const inHundred = (share: number) => `${Math.round(100 * share)} in 100`;
  if (kind === 'key-in-doubt') {
    return `Of the ablest fifth of the children, ${inHundred(shareOf(highest, option))} chose ${option} and ${inHundred(shareOf(highest, key))} the key ${key}.`;
  }
  if (kind === 'unused-option') {
    const share = options.find((each) => each.option === option)?.share ?? 0;
    return `${percentText(share)} of ${n} children chose it.`;
  }
  return `The key was found by ${inHundred(shareOf(highest, key))} of the ablest fifth, and by ${inHundred(shareOf(lowest, key))} of the least able one.`;
}

interface WaysOnProps {
  question: BankQuestion;
  flag: QuestionFlag;
  version: VersionStatistics;
  isWithheld: boolean;
}

function WaysOn({ question, flag, version, isWithheld }: WaysOnProps) {
  const [dialog, setDialog] = useState<'key' | 'reason'>();
  const [withhold, withholding] = useWithholdQuestionMutation();
  const [release, releasing] = useReleaseQuestionMutation();
  const ref = refOf(question);
  const close = () => setDialog(undefined);
  return (
    <Stack gap={8}>
      <FailureAlert error={withholding.error ?? releasing.error}>
        This could not be changed. Please try again.
      </FailureAlert>
      {isWithheld ? (
        <DenseButton isBusy={releasing.isLoading} onClick={() => release(ref)}>
          Put back into tests
        </DenseButton>
      ) : (
        <DenseButton variant="primary" isBusy={withholding.isLoading} onClick={() => withhold(ref)}>
          Leave out of tests until decided
        </DenseButton>
      )}
      {flag.kind === 'key-in-doubt' && flag.option ? (
        <DenseButton
          onClick={() => setDialog('key')}
        >{`Correct the key to ${flag.option} and re-mark ${formatNumber(version.n)}`}</DenseButton>
      ) : (
        <DenseLink to={editPath(subjectOf(question), question.id)}>Edit the question</DenseLink>
      )}
      <QuietButton onClick={() => setDialog('reason')}>Dismiss with a reason</QuietButton>
      {dialog === 'key' && flag.option && (
        <CorrectKeyDialog
          question={question}
          option={flag.option}
          answers={version.n}
          onClose={close}
          isWithheld={isWithheld}
        />
      )}
      {dialog === 'reason' && <DismissDialog question={question} onClose={close} />}
    </Stack>
  );
}

function DismissDialog({ question, onClose }: { question: BankQuestion; onClose: () => void }) {
  const [dismiss, { error, isLoading }] = useDismissFlagsMutation();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason.trim());
    if (!reason.trim()) return;
    const { data } = await dismiss({ ...refOf(question), reason });
    if (!data) return;
    notify.success(data.message);
    onClose();
  };
  return (
    <Dialog title="Why is this no fault?" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap={12}>
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
