import { Alert, Cluster, Disclosure, Panel } from '@wattle/design-system';
import { useRef, useState } from 'react';
import { FormattedPassage } from '../questions/formatted-passage';
import { subjectOf } from '../questions/question-address';
import { FormatChips } from '../questions/question-labels';
import { DecisionButtons, RejectForm } from './decision-buttons';
import { useExtractDecisions } from './use-decisions';
import type { ItemGroup } from './use-generated-items';

export function ExtractCard({ group, refresh }: { group: ItemGroup; refresh: () => Promise<void> }) {
  const card = useRef<HTMLDivElement>(null);
  const [isRejecting, setRejecting] = useState(false);
  const waiting = group.questions
    .filter(({ question, item }) => question.type === 'Generated' && !item?.removed)
    .map(({ question }) => question);
  const inBank = group.questions.find(({ item }) => !item?.removed);
  const { question } = inBank ?? group.questions[0];
  const { text = '', format } = question;
  const ids = waiting.map(({ id }) => id);
  const { isBusy, problem, finalize, reject } = useExtractDecisions(subjectOf(question), ids, refresh);
  const all = waiting.length === 1 ? 'the last question' : `all ${waiting.length} questions`;
  const end = () => {
    setRejecting(false);
    card.current?.focus();
  };
  const decide = async (decision: Promise<boolean>) => {
    if (await decision) end();
    else card.current?.focus();
  };

  return (
    <Panel title="Generated extract" titleSize={18} gap={16} ref={card} tabIndex={-1}>
      {format && (
        <Cluster>
          <FormatChips question={{ format }} />
        </Cluster>
      )}
      <Disclosure title="Text of the extract" isOpen>
        <FormattedPassage text={text} format={format} />
      </Disclosure>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {waiting.length > 0 && isRejecting && (
        <RejectForm
          title={`Reject ${all}: why?`}
          level={waiting[0]?.level}
          isBusy={isBusy}
          onReject={(reason) => decide(reject(reason))}
          onCancel={end}
        />
      )}
      {!isRejecting && (
        <DecisionButtons
          edited={inBank?.question}
          editLabel="Edit the extract"
          canDecide={waiting.length > 0}
          finalizeLabel={`Finalize ${all}`}
          rejectLabel={`Reject ${all}`}
          isBusy={isBusy}
          onFinalize={() => decide(finalize())}
          onReject={() => setRejecting(true)}
        />
      )}
    </Panel>
  );
}
