import { MAX_REPORT_TEXT, type QuestionReport, type ReportsAnswer } from '@wattle/contract/question-reports';
import { formatCount } from '@wattle/contract/text';
import { Alert, Button, Cluster, Field, RadioTile, Stack, Textarea } from '@wattle/design-system';
import { errorMessage, notify } from '@wattle/platform';
import { useForm } from 'react-hook-form';
import { useAnswerReportsMutation } from './question-reports.api';

/** One answer to the reports that are chosen. */
export function AnswerForm({ reports }: { reports: readonly QuestionReport[] }) {
  const { register, handleSubmit, formState, reset } = useForm<Omit<ReportsAnswer, 'ids'>>();
  const [answer, { error, isLoading, reset: forgetError }] = useAnswerReportsMutation();
  const { errors } = formState;
  // A further registration without it would take the rule away.
  const outcome = register('outcome', { required: 'Say what you found.' });

  const submitAnswer = handleSubmit(async (values) => {
    const { data } = await answer({ ...values, ids: reports.map(({ id }) => id) });
    if (!data) return;
    notify.success(data.message);
    reset();
  }, forgetError);

  return (
    <form onSubmit={submitAnswer} noValidate>
      <Stack gap={12}>
        <Cluster gap={8} role="radiogroup" aria-label="The question">
          <RadioTile size="dense" value="corrected" {...outcome}>
            We corrected it
          </RadioTile>
          <RadioTile size="dense" value="right" {...outcome}>
            It is right
          </RadioTile>
        </Cluster>
        {errors.outcome && <Alert tone="danger">{errors.outcome.message}</Alert>}
        <Field
          label="Answer"
          hint="One or two sentences to a child, after “Thank you. We looked:”"
          error={errors.text?.message}
        >
          <Textarea
            rows={2}
            maxLength={MAX_REPORT_TEXT}
            {...register('text', { validate: (text) => text.trim() !== '' || 'Write an answer.' })}
          />
        </Field>
        {error && <Alert tone="danger">{errorMessage(error, 'The answer was not sent. Please try again.')}</Alert>}
        <Cluster>
          <Button type="submit" variant="secondary" size="dense" isBusy={isLoading} isDisabled={reports.length === 0}>
            Answer {formatCount(reports.length, 'report')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
