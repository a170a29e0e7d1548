import { examProfile, offeredSections } from '@wattle/contract/exams';
import { numberInWords } from '@wattle/contract/text';
import { Button, Cluster, ErrorPanel, Page, Spinner } from '@wattle/design-system';
import { PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { errorMessage, useOnReturn, usePageTitle } from '@wattle/platform';
import { FRESH } from '../api';
import { BackToDashboard } from '../links';
import { usePracticeExamQuery } from '../practice-exam.api';
import { SENTENCES } from '../sentences';
import { PlannedExam } from './begin-exam';
import { PracticeExamProgress } from './practice-exam-progress';

const TITLE = 'Whole practice exam';

/** The tests of a practice exam, one after the other. */
export function PracticeExamPage() {
  usePageTitle(TITLE);
  const exam = usePracticeExamQuery(undefined, FRESH);
  const { data, error, isLoading, fulfilledTimeStamp = 0, refetch } = exam;
  const isBusy = useRetryWhileBusy(exam);
  useOnReturn(refetch);

  if (data) {
    const { series, exam: ownExam, ...time } = data;
    const exam = series ? series.exam : ownExam;
    const { name, isOnScreen } = examProfile(exam);
    const number = numberInWords(offeredSections(exam).length);
    return (
      <Page
        title={TITLE}
        width="narrow"
        intro={
          isOnScreen ? `The ${number} sections of the ${name}, in their order, with breaks in between.` : undefined
        }
      >
        {series ? (
          <PracticeExamProgress
            {...series}
            {...time}
            ownExam={ownExam}
            receivedAt={fulfilledTimeStamp}
            refetch={refetch}
          />
        ) : (
          <PlannedExam exam={ownExam} rehearsal={time.rehearsal} />
        )}
      </Page>
    );
  }
  return (
    <Page title={TITLE} width="narrow">
      {isLoading || isBusy ? (
        <Spinner label={isBusy ? PAGE_WAITS : 'Loading your tests'} />
      ) : (
        <ErrorPanel
          action={
            <Cluster justify="center">
              <Button onClick={refetch}>Try again</Button>
              <BackToDashboard />
            </Cluster>
          }
        >
          {error ? errorMessage(error, 'Failed to load your tests. Please try again.') : SENTENCES.unexpected}
        </ErrorPanel>
      )}
    </Page>
  );
}
