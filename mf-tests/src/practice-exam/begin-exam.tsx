import { SUBJECT_NAMES } from '@wattle/contract/constants';
import { DEFAULT_EXAM, offeredSections } from '@wattle/contract/exams';
import { formatMinutes } from '@wattle/contract/text';
import { Alert, Button, Cluster, Panel } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { factsSentence } from '../exam/test-facts';
import { BackToDashboard } from '../links';
import { PartRow } from './part-row';
import { useBeginPracticeExamMutation } from './practice-exam.api';

const SECTIONS = offeredSections(DEFAULT_EXAM);

/** What will happen, before anything begins. */
export function PlannedExam() {
  const { isBeginning, failure, begin } = useBegin();
  return (
    <Panel title="What happens" gap={16}>
      <ol>
        {SECTIONS.map(({ subject }) => (
          <PartRow key={subject} name={SUBJECT_NAMES[subject]} facts={factsSentence('full-test', subject)} />
        ))}
      </ol>
      <p>
        A clock runs in each test. You start each one yourself, when you are ready. Between them there is a break of{' '}
        {formatMinutes(SECTIONS[0]?.breakSeconds ?? 0)}, which you can end early.
      </p>
      <p>
        If you close a test, its clock goes on, and what you have answered is submitted when the time is up. You can
        take the next one later, also on another device.
      </p>
      {failure}
      <div>
        <Button isBusy={isBeginning} onClick={begin}>
          Begin
        </Button>
      </div>
    </Panel>
  );
}

export function FinishedExam() {
  const { isBeginning, failure, begin } = useBegin();
  return (
    <Panel title="You have taken the whole exam" titleSize={22} tone="highlighted">
      <p>Have a rest first, and then look at what went wrong in each.</p>
      {failure}
      <Cluster>
        <BackToDashboard />
        <Button variant="quiet" isBusy={isBeginning} onClick={begin}>
          Begin a new practice exam
        </Button>
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
