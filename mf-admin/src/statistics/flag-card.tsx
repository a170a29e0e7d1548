import type { BankQuestion } from '@wattle/contract/bank';
import { flagAdvice, flagLabel, flagSentence } from '@wattle/contract/flag-words';
import type { FlagRef, QuestionFlag, QuestionStatistics, VersionStatistics } from '@wattle/contract/item-statistics';
import { formatCount } from '@wattle/contract/text';
import { Alert, Card, Columns, color, formatDateTime, Heading, Stack, space } from '@wattle/design-system';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { editPath } from '../paths';
import { refOf, subjectOf } from '../questions/question-address';
import { DenseButton, DenseLink, QuietButton } from '../shared/buttons';
import { FailureAlert } from '../shared/failure-alert';
import { CorrectKeyDialog } from './correct-key-dialog';
import { DismissDialog } from './dismiss-dialog';
import { useReleaseQuestionMutation, useWithholdQuestionMutation } from './statistics.api';
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

interface FlagCardsProps {
  question: BankQuestion;
  version: VersionStatistics;
  withheld: QuestionStatistics['withheld'];
}

/** What is odd about a question, why, and what to do next; then why earlier flags are no fault. */
export function FlagCards({ question, version, withheld }: FlagCardsProps) {
  const { flags, key, n, isCurrent, dismissed } = version;
  // The flag goes with the old key, while past tests are still to be marked again.
  const [correction, setCorrection] = useState<{ option: string; answers: number }>();
  return (
    <>
      {flags.length > 0 && (
        <section aria-label="What is odd">
          <Stack gap={12}>
            {flags.map((flag) =>
              isCurrent ? (
                <Flagged key={flagKey(flag)}>
                  <Columns widths="minmax(0, 1fr) 290px" gap={20}>
                    <Flag>
                      <TriangleAlert size={24} aria-hidden="true" />
                      <Words flag={flag} version={version} />
                    </Flag>
                    <NextSteps
                      question={question}
                      flag={flag}
                      answers={n}
                      isWithheld={Boolean(withheld)}
                      onCorrect={(option) => setCorrection({ option, answers: n })}
                    />
                  </Columns>
                </Flagged>
              ) : (
                <Alert key={flagKey(flag)} tone="info">
                  {flagSentence(flag, key)} The question says something else now; mark past attempts again if its key
                  was wrong.
                </Alert>
              ),
            )}
          </Stack>
        </section>
      )}
      {dismissed.map(({ by, at, reason, ...flag }) => (
        <Alert key={flagKey(flag)} tone="info">
          {`“${flagLabel(flag)}” is no fault, ${by} said on ${formatDateTime(at)}: “${reason}”`}
        </Alert>
      ))}
      {correction && (
        <CorrectKeyDialog
          {...correction}
          question={question}
          isWithheld={Boolean(withheld)}
          onClose={() => setCorrection(undefined)}
        />
      )}
    </>
  );
}

const flagKey = ({ kind, option }: FlagRef) => kind + (option ?? '');

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
    return `Of the fifth of the children who did best on the other questions, ${inHundred(shareOf(highest, option))} chose ${option} and ${inHundred(shareOf(highest, key))} the key ${key}.`;
  }
  if (kind === 'unused-option') {
    const share = options.find((each) => each.option === option)?.share ?? 0;
    return `${percentText(share)} of ${n} children chose it.`;
  }
  return `Of the fifth of the children who did best on the other questions ${inHundred(shareOf(highest, key))} found the key, of the fifth who did worst ${inHundred(shareOf(lowest, key))}.`;
}

interface NextStepsProps {
  question: BankQuestion;
  flag: FlagRef;
  answers: number;
  isWithheld: boolean;
  onCorrect: (option: string) => void;
}

function NextSteps({ question, flag, answers, isWithheld, onCorrect }: NextStepsProps) {
  const [isDismissing, setDismissing] = useState(false);
  const [withhold, withholding] = useWithholdQuestionMutation();
  const [release, releasing] = useReleaseQuestionMutation();
  const ref = refOf(question);
  const { kind, option } = flag;
  return (
    <Stack gap={8}>
      <FailureAlert error={withholding.error ?? releasing.error}>
        This could not be changed. Please try again.
      </FailureAlert>
      {kind !== 'unused-option' &&
        (isWithheld ? (
          <DenseButton isBusy={releasing.isLoading} onClick={() => release(ref)}>
            Put back into tests
          </DenseButton>
        ) : (
          <DenseButton variant="primary" isBusy={withholding.isLoading} onClick={() => withhold(ref)}>
            Leave out of tests until decided
          </DenseButton>
        ))}
      {kind === 'key-in-doubt' && option ? (
        <DenseButton
          onClick={() => onCorrect(option)}
        >{`Correct the key to ${option} and re-mark ${formatCount(answers, 'answer')}`}</DenseButton>
      ) : (
        <DenseLink to={editPath(subjectOf(question), question.id)}>Edit the question</DenseLink>
      )}
      <QuietButton onClick={() => setDismissing(true)}>Dismiss with a reason</QuietButton>
      {isDismissing && <DismissDialog question={question} flag={flag} onClose={() => setDismissing(false)} />}
    </Stack>
  );
}
