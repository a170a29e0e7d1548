import { MAX_REPORT_TEXT, type OwnReport, REPORT_REASONS, type ReportBody } from '@wattle/contract/question-reports';
import {
  Alert,
  Button,
  Cluster,
  color,
  Field,
  fontSize,
  RadioTile,
  ScreenOnly,
  Stack,
  space,
  Textarea,
  VisuallyHidden,
} from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { Flag } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useReportQuestionMutation } from '../tests.api';
import type { ReviewedQuestion } from './reviewed-questions';

const Root = styled(ScreenOnly)`
  grid-column: 1 / -1;
`;

const Toggle = styled(Button)`
  margin-left: -${space[20]};
`;

const Legend = styled.legend`
  font-weight: 600;

  margin-bottom: ${space[8]};
  font-size: ${fontSize[15]};
`;

const Reasons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));

  gap: ${space[8]};

  label {
    padding-block: ${space[8]};
  }
`;

const Said = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;

  color: ${color.ink};
`;

const LATER = 'We will look at it. The answer comes here.';
const FOUND = { corrected: 'Thank you. We looked, and corrected the question:', right: 'Thank you. We looked:' };

/** Says that a question seems wrong, and shows what staff answer. */
export function QuestionReport({
  reviewed: { attemptId, childId, question, number, report },
}: {
  reviewed: ReviewedQuestion;
}) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const [send, { data: sent = report, error, isLoading }] = useReportQuestionMutation();
  const label = sent && !sent.reply ? 'Change what you reported' : 'This question seems wrong';

  const submit = async (body: ReportBody) => {
    if (isLoading || 'error' in (await send({ attemptId, childId, questionId: question.id, body }))) return;
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    <Root>
      <Stack gap={8}>
        {sent && <Receipt report={sent} />}
        <Cluster>
          <Toggle ref={toggle} variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Flag size={16} aria-hidden="true" />
            {label}
            <VisuallyHidden> (question {number})</VisuallyHidden>
          </Toggle>
        </Cluster>
        {isOpen && (
          <ReportForm before={sent?.reply ? undefined : sent} isBusy={isLoading} onSubmit={submit}>
            {error && (
              <Alert tone="danger">
                {errorMessage(error, 'Your report was not sent. Check the connection, then press Send again.')}
              </Alert>
            )}
          </ReportForm>
        )}
      </Stack>
    </Root>
  );
}

function Receipt({ report: { reason, text, reply } }: { report: OwnReport }) {
  return (
    <Alert tone={reply ? 'success' : 'info'}>
      <Said>
        Reported: {REPORT_REASONS[reason]}.{text && ` “${text}”`}
      </Said>
      <Said>{reply ? `${FOUND[reply.outcome]} ${reply.text}` : LATER}</Said>
    </Alert>
  );
}

interface ReportFormProps {
  /** What was reported, and is changed. */
  before: OwnReport | undefined;
  isBusy: boolean;
  onSubmit: (body: ReportBody) => void;
  /** Why it was not sent. */
  children: ReactNode;
}

function ReportForm({ before, isBusy, onSubmit, children }: ReportFormProps) {
  const [reason, setReason] = useState(before?.reason);
  const [text, setText] = useState(before?.text ?? '');
  const [fault, setFault] = useState<{ reason?: string; text?: string }>({});

  const check = (event: FormEvent) => {
    event.preventDefault();
    if (!reason) return setFault({ reason: 'Choose what seems wrong.' });
    if (reason === 'other' && !text.trim()) return setFault({ text: 'Write a sentence that says what seems wrong.' });
    setFault({});
    onSubmit({ reason, text });
  };

  return (
    <form onSubmit={check} noValidate>
      <Stack gap={12}>
        <fieldset>
          <Legend>What seems wrong?</Legend>
          <Reasons>
            {reasons.map(([value, words]) => (
              <RadioTile
                key={value}
                name="reason"
                value={value}
                checked={value === reason}
                onChange={() => setReason(value)}
              >
                {words}
              </RadioTile>
            ))}
          </Reasons>
        </fieldset>
        {fault.reason && <Alert tone="danger">{fault.reason}</Alert>}
        <Field
          label="In a sentence"
          isOptional={reason !== 'other'}
          hint="Please write no names, yours or anybody’s."
          error={fault.text}
        >
          <Textarea
            rows={2}
            maxLength={MAX_REPORT_TEXT}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        {children}
        <Cluster>
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            Send
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

const reasons = Object.entries(REPORT_REASONS) as [ReportBody['reason'], string][];
