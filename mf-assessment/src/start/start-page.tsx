import { zodResolver } from '@hookform/resolvers/zod';
import { QUESTION_COUNTS, YEAR_LEVELS } from '@wattle/contract/constants';
import { freeStartSchema } from '@wattle/contract/free-start';
import { FREE_TESTS } from '@wattle/contract/free-tests';
import { formatMinutes } from '@wattle/contract/text';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Cluster,
  color,
  Field,
  MutedText,
  Note,
  Page,
  Select,
  Spinner,
  Stack,
  space,
  TextInput,
} from '@wattle/design-system';
import {
  errorMessage,
  errorStatus,
  Link,
  notify,
  useLocation,
  useNavigate,
  usePageTitle,
  visitorEmail,
} from '@wattle/platform';
import { lazy, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import {
  REPORT_KEY,
  useFreeReportQuery,
  useSendFreeReportMutation,
  useStartFreeAssessmentMutation,
} from '../free-assessment.api';
import { HUB_PATH, SIGNUP_PATH, START_PATH } from '../paths';
import { useForgetSubmitted } from '../use-forget-submitted';
import { reportState, startStateOf } from './start-state';

// Most visitors only start here.
const ReportSent = lazy(async () => ({ default: (await import('../report/report-sent')).ReportSent }));

/** The start of an assessment, and its end: the results are sent from the tests, and lead here (docs/published.md, screens). */
export function StartPage() {
  useForgetSubmitted();
  const { email, sentMessage } = startStateOf(useLocation().state);
  if (!sentMessage) return <StartForm typedEmail={email} />;
  return (
    <Suspense fallback={<Spinner label="Loading your results" />}>
      <ReportSent message={sentMessage} />
    </Suspense>
  );
}

/** The ways on for an address that can start no assessment for now. */
function NoMoreStarts({ email }: { email: string }) {
  const { data: report } = useFreeReportQuery();
  return (
    <>
      <MutedText size={16}>With an account there are as many tests as you like, from today.</MutedText>
      <Cluster>
        <ButtonLink as={Link} variant="secondary" to={SIGNUP_PATH} state={{ email }}>
          Sign up
        </ButtonLink>
        {report && (
          <ButtonLink as={Link} variant="quiet" to={START_PATH} state={reportState('These are your latest results.')}>
            See your latest results
          </ButtonLink>
        )}
      </Cluster>
    </>
  );
}

/** Asks for the address that an assessment belongs to. */
function StartForm({ typedEmail = '' }: { typedEmail?: string | undefined }) {
  usePageTitle('Free assessment');
  const navigate = useNavigate();
  const [start, { error, isLoading }] = useStartFreeAssessmentMutation();
  const [, report] = useSendFreeReportMutation({ fixedCacheKey: REPORT_KEY });
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: zodResolver(freeStartSchema),
    defaultValues: { email: typedEmail || visitorEmail.read() || '', grade: '' },
  });

  const startAssessment = handleSubmit(async (body) => {
    const { message } = await start(body).unwrap();
    visitorEmail.write(body.email);
    report.reset();
    // Read on the page of the tests: this one is left at once.
    notify.success(message);
    navigate(HUB_PATH);
  });

  return (
    <Page
      title="Student Information"
      intro="Three short tests, one report by email. No account, no card."
      width="narrow"
      hasGlow
    >
      {report.data && (
        <Alert tone="success">
          Your last tests are done.{' '}
          <Link to={START_PATH} state={reportState(report.data.message)}>
            See the results
          </Link>
        </Alert>
      )}
      <Card>
        <form onSubmit={(event) => startAssessment(event).catch(() => undefined)} noValidate>
          <Stack gap={20}>
            <Field
              label="Email"
              hint="Your results are sent here. We use it for nothing else."
              error={formState.errors.email?.message}
              isRequired
            >
              <TextInput type="email" autoComplete="email" {...register('email')} />
            </Field>
            <Field label="Grade (year)" hint="The questions are chosen for it." isOptional>
              <Select {...register('grade')}>
                <option value="">Any year</option>
                {YEAR_LEVELS.map((year) => (
                  <option key={year} value={year}>{`Year ${year}`}</option>
                ))}
              </Select>
            </Field>
            <Instructions />
            {error && <Alert tone="danger">{errorMessage(error, 'Something went wrong. Please try again.')}</Alert>}
            {errorStatus(error) === 429 && <NoMoreStarts email={getValues('email')} />}
            <Button type="submit" size="large" isWide isBusy={isLoading}>
              Start
            </Button>
          </Stack>
        </form>
      </Card>
    </Page>
  );
}

const List = styled.ul`
  display: grid;
  list-style: disc;

  gap: ${space[8]};
  margin-top: ${space[8]};
  padding-left: ${space[20]};

  color: ${color.ink};
`;

function Instructions() {
  const names = FREE_TESTS.map(({ title, seconds }) => `${title} (${formatMinutes(seconds)})`);
  return (
    <Note title="Instructions">
      <List>
        <li>
          There are {FREE_TESTS.length} assessments of {QUESTION_COUNTS.free} questions each: {names.join(', ')}.
        </li>
        <li>Use the NEXT and Previous buttons at the bottom right to move between questions.</li>
        <li>You can change your answers at any time within the allotted test time.</li>
        <li>Click Submit to finish a test.</li>
        <li>
          Stay on one device: the same address on another one starts a fresh assessment, so that nobody else can see
          your results.
        </li>
      </List>
    </Note>
  );
}
