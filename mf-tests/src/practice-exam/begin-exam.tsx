import type { Rehearsal } from '@wattle/contract/allowances';
import type { Exam } from '@wattle/contract/constants';
import { examProfile, offeredSections, onPaperSentence } from '@wattle/contract/exams';
import { formatMinutes } from '@wattle/contract/text';
import { Alert, Button, Cluster, MutedText, Panel } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { BackToDashboard, PrintExamLink } from '../links';
import { useBeginPracticeExamMutation } from '../practice-exam.api';
import { RehearsalNote } from './current-part';
import { PartRow } from './part-row';

interface OfExam {
  /** That the child prepares for. */
  exam: Exam | undefined;
}

interface PlannedExamProps extends OfExam {
  rehearsal: Rehearsal | undefined;
}

/** What will happen, before anything begins. */
export function PlannedExam({ exam, rehearsal }: PlannedExamProps) {
  const { isBeginning, failure, begin } = useBegin();
  const sections = offeredSections(exam);
  if (!examProfile(exam).isOnScreen) return <ExamOnPaper exam={exam} />;
  return (
    <Panel title="What happens" gap={16}>
      <ol>
        {sections.map(({ subject }) => (
          <PartRow key={subject} subject={subject} exam={exam} />
        ))}
      </ol>
      <p>
        A clock runs in each test. You start each one yourself, when you are ready. Between them there is a break of{' '}
        {formatMinutes(sections[0]?.breakSeconds ?? 0)}, which you can end early.
      </p>
      <p>
        If you close a test, its clock goes on, and what you have answered is submitted when the time is up. You can
        take the next one later, also on another device.
      </p>
      <RehearsalNote rehearsal={rehearsal} />
      {failure}
      <div>
        <Button isBusy={isBeginning} onClick={begin}>
          Begin
        </Button>
      </div>
    </Panel>
  );
}

/** Wattle prints what it has of an exam on paper, and offers no clock. */
function ExamOnPaper({ exam }: OfExam) {
  return (
    <Panel title="It is on paper" align="flex-start">
      <p>{onPaperSentence(exam)}</p>
      <PrintExamLink exam={exam} />
    </Panel>
  );
}

interface FinishedExamProps extends OfExam {
  /** That the child prepares for now: the next one is of it. */
  nextExam: Exam | undefined;
}

export function FinishedExam({ exam, nextExam }: FinishedExamProps) {
  const { isBeginning, failure, begin } = useBegin();
  const { name, results } = examProfile(exam);
  return (
    <Panel title="You have taken the whole exam" titleSize={22} tone="highlighted">
      <p>Have a rest first, and then look at what went wrong in each.</p>
      <MutedText>
        How the {name} tells its results: {results}
      </MutedText>
      {failure}
      <Cluster>
        <BackToDashboard />
        {examProfile(nextExam).isOnScreen && (
          <Button variant="quiet" isBusy={isBeginning} onClick={begin}>
            Begin a new practice exam
          </Button>
        )}
      </Cluster>
    </Panel>
  );
}

/** Begins a practice exam; says why where it cannot begin. */
function useBegin() {
  const [begin, { error, isLoading }] = useBeginPracticeExamMutation();
  const failure = error && (
    <Alert tone="danger">{errorMessage(error, 'The practice exam could not begin. Please try again.')}</Alert>
  );
  return { isBeginning: isLoading, failure, begin: () => begin() };
}
