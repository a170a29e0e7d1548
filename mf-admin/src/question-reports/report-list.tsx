import type { BankQuestion } from '@wattle/contract/bank';
import {
  MAX_REPORT_TEXT,
  type QuestionReport,
  REPORT_REASONS,
  type ReportsAnswer,
} from '@wattle/contract/question-reports';
import { formatCount } from '@wattle/contract/text';
import {
  Alert,
  Checkbox,
  Cluster,
  color,
  Field,
  fontSize,
  formatDateTime,
  MutedText,
  Panel,
  RadioTile,
  Stack,
  space,
  Textarea,
} from '@wattle/design-system';
import { notify } from '@wattle/platform';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { RetryAlert } from '../shared/admin-page';
import { DenseButton } from '../shared/buttons';
import { FailureAlert } from '../shared/failure-alert';
import { useAnswerReportsMutation, useQuestionReportsQuery } from './question-reports.api';

const Row = styled.li`
  padding: ${space[8]} 0;
  font-size: ${fontSize[15]};

  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Statement = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface ReportListProps {
  reports: readonly QuestionReport[];
  /** Of the question, where it is known: others are named. */
  version?: number;
}

export function ReportList({ reports, version }: ReportListProps) {
  const open = reports.filter(({ reply }) => !reply);
  const [left, setLeft] = useState<readonly string[]>([]);
  const toggle = (id: string) => setLeft(left.includes(id) ? left.filter((each) => each !== id) : [...left, id]);
  return (
    <Stack gap={12}>
      <ul>
        {reports.map((report) => (
          <Row key={report.id}>
            {report.reply ? (
              <Report report={report} version={version} />
            ) : (
              <Checkbox checked={!left.includes(report.id)} onChange={() => toggle(report.id)}>
                <Report report={report} version={version} />
              </Checkbox>
            )}
          </Row>
        ))}
      </ul>
      {open.length > 0 && <AnswerForm reports={open.filter(({ id }) => !left.includes(id))} />}
    </Stack>
  );
}

function Report({ report, version }: { report: QuestionReport; version: number | undefined }) {
  const { reason, text, reporter, reportedAt, selectedAnswer, correct_answer, reply } = report;
  const facts = [
    reporter === 'parent' ? 'A parent' : 'A child',
    formatDateTime(reportedAt),
    selectedAnswer ? `chose ${selectedAnswer}` : 'chose nothing',
    ...(correct_answer ? [`key ${correct_answer}`] : []),
    version === undefined || version === report.version
      ? `version ${report.version}`
      : `version ${report.version}, now ${version}`,
  ];
  return (
    <>
      <strong>{REPORT_REASONS[reason]}</strong>
      {text && <Statement>“{text}”</Statement>}
      <MutedText>{facts.join(' · ')}</MutedText>
      {reply && (
        <Statement>
          <strong>{reply.outcome === 'corrected' ? 'Corrected' : 'Right as it is'}</strong>, answered{' '}
          {formatDateTime(reply.at)}: {reply.text}
        </Statement>
      )}
    </>
  );
}

/** What children and parents reported of a question; nothing where nobody has. */
export function ReportsOfQuestion({ question: { id, version } }: { question: BankQuestion }) {
  const { currentData: data, isError, refetch } = useQuestionReportsQuery({ questionId: id });
  if (isError) {
    return <RetryAlert onRetry={refetch}>The reports of this question could not be loaded.</RetryAlert>;
  }
  if (!data || data.reports.length === 0) return null;
  const isOpen = data.reports.some(({ reply }) => !reply);
  return (
    <Panel title="Reports of mistakes" tone={isOpen ? 'highlighted' : 'plain'} gap={8}>
      <ReportList reports={data.reports} version={version} />
    </Panel>
  );
}

function AnswerForm({ reports }: { reports: readonly QuestionReport[] }) {
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
        <FailureAlert error={error}>The answer was not sent. Please try again.</FailureAlert>
        <Cluster>
          <DenseButton type="submit" isBusy={isLoading} isDisabled={reports.length === 0}>
            Answer {formatCount(reports.length, 'report')}
          </DenseButton>
        </Cluster>
      </Stack>
    </form>
  );
}
