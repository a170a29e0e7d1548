import type { Subject } from '@wattle/contract';
import { Alert, Cluster, Disclosure, Panel } from '@wattle/design-system';
import { useRef, useState } from 'react';
import { FormattedPassage } from '../bank/formatted-passage';
import { FormatChips } from '../bank/question-chips';
import { DecisionButtons } from './decision-buttons';
import { RejectForm } from './reject-form';
import { useExtractDecisions } from './use-decisions';
import type { ItemGroup } from './use-generated-items';

interface ExtractCardProps {
  subject: Subject;
  group: ItemGroup;
  refresh: () => Promise<void>;
}

/** A generated extract, above its questions, with what can be decided about all of them at once. */
export function ExtractCard({ subject, group, refresh }: ExtractCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [isRejecting, setRejecting] = useState(false);
  const waiting = group.questions
    .filter(({ question, item }) => question.type === 'Generated' && !item?.removed)
    .map(({ question }) => question);
  const { isBusy, problem, finalize, reject } = useExtractDecisions(subject, waiting, refresh);
  const inBank = group.questions.find(({ item }) => !item?.removed);
  const { text = '', format } = (inBank ?? group.questions[0])?.question ?? {};
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
          subject={subject}
          editedId={inBank?.question.id}
          editLabel="Edit the extract"
          decidedAbout={waiting.length > 0 ? all : undefined}
          isBusy={isBusy}
          onFinalize={() => decide(finalize())}
          onReject={() => setRejecting(true)}
        />
      )}
    </Panel>
  );
}
