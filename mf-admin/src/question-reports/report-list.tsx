import { type QuestionReport, REPORT_REASONS } from '@wattle/contract/question-reports';
import { Checkbox, color, fontSize, formatDateTime, MutedText, Stack, space } from '@wattle/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AnswerForm } from './answer-form';

const Row = styled.li`
  padding: ${space[8]} 0;
  font-size: ${fontSize[15]};

  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Said = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface ReportListProps {
  /** Of one question. */
  reports: readonly QuestionReport[];
  /** Of the question, where it is known: others are named. */
  version?: number;
}

/** What was reported of a question, and the answer to what is open. */
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
      {text && <Said>“{text}”</Said>}
      <MutedText>{facts.join(' · ')}</MutedText>
      {reply && (
        <Said>
          <strong>{reply.outcome === 'corrected' ? 'Corrected' : 'Right as it is'}</strong>, answered{' '}
          {formatDateTime(reply.at)}: {reply.text}
        </Said>
      )}
    </>
  );
}
