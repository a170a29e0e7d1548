import { zodResolver } from '@hookform/resolvers/zod';
import { YEAR_LEVELS } from '@wattle/contract/constants';
import { freeStartSchema } from '@wattle/contract/primitives';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Cluster,
  Field,
  MutedText,
  Page,
  Select,
  Stack,
  TextInput,
} from '@wattle/design-system';
import { errorMessage, errorStatus, Link, notify, useNavigate, usePageTitle, visitorEmail } from '@wattle/platform';
import { useForm } from 'react-hook-form';
import {
  REPORT_KEY,
  useFreeReportQuery,
  useSendFreeReportMutation,
  useStartFreeAssessmentMutation,
} from '../free-assessment.api';
import { HUB_PATH, SIGNUP_PATH, START_PATH } from '../paths';
import { Instructions } from './instructions';
import { reportState } from './start-state';

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
export function StartForm({ typedEmail = '' }: { typedEmail?: string | undefined }) {
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
