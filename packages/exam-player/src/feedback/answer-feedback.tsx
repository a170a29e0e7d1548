import { isAttempted } from '@wattle/contract/marking';
import type { QuestionPayload } from '@wattle/contract/questions';
import { TEMPTING_MISTAKE } from '@wattle/contract/quotations';
import type { MarkedQuestion } from '@wattle/contract/results';
import { Alert, Checkbox, color, formatMoment, Heading, MutedText, Note, Stack, space } from '@wattle/design-system';
import { CalendarClock, Check, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { useAttemptActions, useExam, useIsAnswerLocked } from '../attempt/attempt-context';
import { scoreSoFar } from '../attempt/selectors';
import { FasterMethod, isRationale } from '../review/explanation';
import { ExplanationDrawing } from '../review/explanation-drawing';
import { keepOperators, type MarkedOption, markedOptions } from '../review/marked-options';
import { Hint } from './hint';

const Line = styled.div<{ $isRight: boolean }>`
  display: flex;

  gap: ${space[12]};

  & > svg {
    flex: none;
    padding: ${space[8]};
    border-radius: 50%;

    background: ${({ $isRight }) => ($isRight ? color.actionSoft : color.dangerSoft)};
    color: ${({ $isRight }) => ($isRight ? color.action : color.danger)};
  }
`;

const Returns = styled.div`
  display: flex;

  gap: ${space[12]};

  & > svg {
    flex: none;
    color: ${color.action};

    margin-top: 2px;
  }
`;

/** Room above it where it scrolls into view. */
const Status = styled.div`
  scroll-margin-block: ${space[16]};

  &:not(:empty) {
    margin-bottom: ${space[16]};
  }
`;

const Remark = styled(MutedText)`
  margin-top: ${space[8]};
`;

const Steps = styled.ol`
  display: grid;
  padding-left: 1.5em;
  list-style: decimal;

  gap: ${space[8]};
  margin-top: ${space[8]};

  li::marker {
    font-weight: 600;
  }
`;

/** Whether one answer of practice with feedback is right. It stands above the answers, so that both are in view. */
export function Verdict({ question }: { question: QuestionPayload }) {
  const { checkAsked } = useAttemptActions();
  const check = useExam(({ checks }) => checks[question.id]);
  const isKnown = useExam(({ answers }) => answers[question.id]?.verdict !== undefined);
  const root = useRef<HTMLDivElement>(null);
  const wasChecking = useRef(false);
  const state = check?.name;
  const isMissing = isKnown && check === undefined;
  const fetchMarks = useEffectEvent(() => {
    if (state !== 'checked') checkAsked(question.id);
  });
  useEffect(() => {
    // It was checked before this page came, perhaps on another device. What fails is asked again when it is shown again.
    if (isKnown) fetchMarks();
  }, [isKnown]);
  useEffect(() => {
    // The network is back after it failed.
    if (isMissing) fetchMarks();
  }, [isMissing]);
  useEffect(() => {
    // Who has answered may have scrolled down.
    if (state === 'checked' && wasChecking.current) root.current?.scrollIntoView?.({ block: 'nearest' });
    wasChecking.current = state === 'checking';
  }, [state]);

  return (
    <Status role="status" ref={root}>
      {check?.name === 'checked' && <VerdictLine question={question} marked={check.marked} />}
      {check?.name === 'failed' && <Alert tone="warning">{check.message}</Alert>}
    </Status>
  );
}

interface AnswerFeedbackProps {
  question: QuestionPayload;
  isHintShown: boolean;
  onHint: () => void;
}

/** What goes with the verdict: a hint before an answer is checked, its steps afterwards. */
export function AnswerFeedback({ question, isHintShown, onHint }: AnswerFeedbackProps) {
  const check = useExam(({ checks }) => checks[question.id]);
  return (
    <Stack gap={16}>
      {(check === undefined || check.name === 'checking') && (
        <MutedText size={16}>Choose an answer, then check it. You see at once whether it is right, and why.</MutedText>
      )}
      {check?.name !== 'checked' && <Guess questionId={question.id} />}
      {check?.name === 'checked' && <WayToAnswer question={question} marked={check.marked} />}
      {check?.name === 'checked' && <NextTime marked={check.marked} />}
      <Hint topic={question.category} isShown={isHintShown} onShow={onHint} isOver={check?.name === 'checked'} />
    </Stack>
  );
}

/** A right answer that was guessed is not yet a known one. Once it is checked, it stays what it is. */
function Guess({ questionId }: { questionId: string }) {
  const { guessToggled } = useAttemptActions();
  const answer = useExam(({ answers }) => answers[questionId]);
  const isLocked = useIsAnswerLocked(questionId);
  if (!isAttempted(answer?.selectedAnswer)) return null;
  return (
    <Checkbox checked={answer?.guessed === true} isDisabled={isLocked} onChange={() => guessToggled(questionId)}>
      I guessed
    </Checkbox>
  );
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** What becomes of the answer: practice does not forget. */
function NextTime({ marked: { guessed, comesBackOn } }: Pick<MarkedAnswer, 'marked'>) {
  if (!guessed && !comesBackOn) return null;
  const today = new Date().toLocaleDateString('sv-SE');
  return (
    <Returns>
      <CalendarClock size={20} aria-hidden="true" />
      <p>
        {guessed && 'You said that you guessed. '}
        {comesBackOn && (
          <>
            A question like this comes back{' '}
            <strong>{comesBackOn === today ? 'today' : `on ${formatMoment(comesBackOn, DAY)}`}</strong>.
          </>
        )}
      </p>
    </Returns>
  );
}

interface MarkedAnswer {
  question: QuestionPayload;
  marked: MarkedQuestion;
}

function VerdictLine({ question, marked }: MarkedAnswer) {
  const isRight = marked.correct === true;
  const options = markedOptions(question, marked);
  const chosen = options.find(({ isChosen }) => isChosen);
  const key = options.find((option) => option.isRight);
  const Sign = isRight ? Check : X;
  return (
    <Line $isRight={isRight}>
      <Sign size={44} strokeWidth={2.5} aria-hidden="true" />
      <div>
        <Heading level={2} size={22}>
          {isRight ? 'That’s right' : 'Not this time'}
        </Heading>
        {!isRight && <p>{keepOperators(chosen?.rationale) || `The right answer is ${key?.letter}.`}</p>}
        <MutedText size={15}>{useExam(scoreSoFar)}</MutedText>
      </div>
    </Line>
  );
}

function WayToAnswer({ question, marked }: MarkedAnswer) {
  const { steps, remarks } = stepsOf(marked.explanation, markedOptions(question, marked));
  if (steps.length + remarks.length === 0) return null;
  return (
    <>
      <ExplanationDrawing of={marked} />
      <Note title="Step by step">
        <Steps>
          {steps.map((step) => (
            <li key={step}>{keepOperators(step)}</li>
          ))}
        </Steps>
        {marked.faster_method && <FasterMethod>{marked.faster_method}</FasterMethod>}
        {remarks.map((remark) => (
          <Remark key={remark} size={15}>
            {keepOperators(remark)}
          </Remark>
        ))}
      </Note>
    </>
  );
}

interface Explained {
  steps: string[];
  /** Beside the way to the answer: checks, notes and mistakes that are easily made. */
  remarks: string[];
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const REMARK = /^(?:check(?: with\b[^:]*)?:|note(?: that\b|:)|or\b.*\d)|\bis (?:easily missed|tempting)\b/i;

/** An explanation in steps: its lines, or the sentences of a single one. */
export function stepsOf(explanation = '', options: readonly MarkedOption[] = []): Explained {
  const lines = explanation.split('\n').flatMap((line) => line.trim() || []);
  const told = lines.filter((line) => !isRationale(line));
  const parts =
    told.length > 1 ? told : told.flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()));
  const isRemark = (part: string) => REMARK.test(part) || (part === parts.at(-1) && isAboutDistractor(part, options));
  // Where the mistake behind each option is told, it has been told already.
  const mistakes = options.some(({ rationale }) => rationale) ? [] : lines.filter(isRationale);
  return {
    steps: parts.filter((part) => !isRemark(part)),
    remarks: [...parts.filter(isRemark), ...mistakes.map((line) => line.replace(TEMPTING_MISTAKE, 'An easy mistake:'))],
  };
}

/** Such as `72 L is how much a full tank holds`; a step that begins alike comes to the right answer. */
function isAboutDistractor(part: string, options: readonly MarkedOption[]): boolean {
  const key = options.find(({ isRight }) => isRight)?.text ?? '';
  return options.some(({ text, isRight }) => {
    const begins = !isRight && /\d/.test(text) && part.startsWith(`${text} `);
    return begins && /^\p{Ll}/u.test(part.slice(text.length + 1)) && !part.replace(/\.$/, '').endsWith(key);
  });
}
