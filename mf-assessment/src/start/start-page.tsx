import { zodResolver } from '@hookform/resolvers/zod';
import { ACCENTED_EMAIL, freeAssessmentEmailSchema, hasAccents } from '@wattle/contract';
import { Alert, Button, Card, Field, Page, Stack, TextInput } from '@wattle/design-system';
import { errorMessage, useLocation, useNavigate, usePageTitle, visitorEmail } from '@wattle/platform';
import { useForm } from 'react-hook-form';
import { REPORT_KEY, useSendFreeReportMutation, useStartFreeAssessmentMutation } from '../free-assessment.api';
import { HUB_PATH } from '../paths';
import { useForgetSubmitted } from '../use-forget-submitted';
import { Instructions } from './instructions';

export function StartPage() {
  usePageTitle('Free assessment');
  useForgetSubmitted();
  const navigate = useNavigate();
  // What was typed into the e-mail box of the landing page.
  const landingState: { email?: string } | null = useLocation().state;
  const [start, { data, error, isLoading }] = useStartFreeAssessmentMutation();
  const [, report] = useSendFreeReportMutation({ fixedCacheKey: REPORT_KEY });
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: zodResolver(freeAssessmentEmailSchema),
    defaultValues: { email: visitorEmail.read() ?? landingState?.email ?? '' },
  });

  const startAssessment = handleSubmit(async ({ email }) => {
    await start(email).unwrap();
    visitorEmail.write(email);
    report.reset();
    navigate(HUB_PATH);
  });

  return (
    <Page
      title="Student Information"
      intro="Three short tests, one report by e-mail. No account, no card."
      width="narrow"
      hasGlow
    >
      {report.data && (
        <Alert tone="success">Your results were sent to {report.data.email}. Look in the spam folder too.</Alert>
      )}
      <Card>
        <form onSubmit={(event) => startAssessment(event).catch(() => undefined)} noValidate>
          <Stack gap={20}>
            <Field
              label="Email"
              hint="Your results are sent here. We use it for nothing else."
              error={
                formState.errors.email &&
                (hasAccents(getValues('email')) ? ACCENTED_EMAIL : formState.errors.email.message)
              }
              isRequired
            >
              <TextInput type="email" autoComplete="email" {...register('email')} />
            </Field>
            <Instructions />
            {error && <Alert tone="danger">{errorMessage(error, 'Something went wrong. Please try again.')}</Alert>}
            {data && <Alert tone="success">{data.message}</Alert>}
            <Button type="submit" size="large" isWide isBusy={isLoading}>
              Start
            </Button>
          </Stack>
        </form>
      </Card>
    </Page>
  );
}
