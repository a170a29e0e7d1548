import { Button, ErrorPanel, Page, Spinner } from '@wattle/design-system';
import { PAGE_WAITS, useRetryWhileBusy } from '@wattle/exam-player';
import { errorMessage, usePageTitle } from '@wattle/platform';
import { BackToDashboard } from '../back-to-dashboard';
import { SENTENCES } from '../sentences';
import { useRefetchOnReturn } from '../use-refetch-on-return';
import { useExamDayQuery } from './exam-day.api';
import { ExamDayPlan } from './exam-day-plan';
import { ExamDaySeries } from './exam-day-series';

const TITLE = 'All four in a row';

/** The four tests as on the day of the exam, one after the other. */
export function ExamDayPage() {
  usePageTitle(TITLE);
  const examDay = useExamDayQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isLoading, fulfilledTimeStamp = 0, refetch } = examDay;
  const isBusy = useRetryWhileBusy(examDay);
  useRefetchOnReturn(refetch);

  if (data) {
    const { series, serverTime, extraTimePercent } = data;
    return (
      <Page title={TITLE} width="narrow" intro="The four tests of the exam in their order, with breaks in between.">
        {series ? (
          <ExamDaySeries
            series={series}
            serverTime={serverTime}
            extraTimePercent={extraTimePercent}
            receivedAt={fulfilledTimeStamp}
            refetch={refetch}
          />
        ) : (
          <ExamDayPlan />
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
            <>
              <Button onClick={refetch}>Try again</Button> <BackToDashboard />
            </>
          }
        >
          {error ? errorMessage(error, 'Failed to load your tests. Please try again.') : SENTENCES.unexpected}
        </ErrorPanel>
      )}
    </Page>
  );
}
