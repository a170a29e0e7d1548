import { EXAM_DAY_BREAK_SECONDS, EXAM_DAY_ORDER, formatMinutes, SUBJECT_NAMES } from '@wattle/contract';
import { Alert, Button, Card, Heading, Stack } from '@wattle/design-system';
import { partFacts } from './part-facts';
import { PartRow } from './part-row';
import { useBeginSeries } from './use-begin-series';

/** What will happen, before anything begins. */
export function ExamDayPlan() {
  const { beginSeries, isBeginning, failure } = useBeginSeries();
  return (
    <Card as="section" aria-labelledby="plan">
      <Stack gap={16}>
        <Heading level={2} size={20} id="plan">
          What happens
        </Heading>
        <ol>
          {EXAM_DAY_ORDER.map((subject) => (
            <PartRow key={subject} name={SUBJECT_NAMES[subject]} facts={partFacts(subject)} />
          ))}
        </ol>
        <p>
          A clock runs in each test. You start each one yourself, when you are ready. Between them there is a break of{' '}
          {formatMinutes(EXAM_DAY_BREAK_SECONDS)}, which you can end early.
        </p>
        <p>
          If you close a test, its clock goes on, and what you have answered is submitted when the time is up. You can
          take the next one later, also on another device.
        </p>
        {failure && <Alert tone="danger">{failure}</Alert>}
        <div>
          <Button variant="primary" isBusy={isBeginning} onClick={beginSeries}>
            Begin
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
