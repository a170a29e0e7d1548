import { Alert, Cluster, Disclosure, Panel } from '@wattle/design-system';
import { useRef } from 'react';
import { FormattedPassage } from '../questions/formatted-passage';
import { subjectOf } from '../questions/question-address';
import { FormatChips } from '../questions/question-labels';
import { Decisions } from './decisions';
import { useExtractDecisions } from './use-decisions';
import type { ItemGroup } from './use-generated-items';

export function ExtractCard({ group, refresh }: { group: ItemGroup; refresh: () => Promise<void> }) {
  const card = useRef<HTMLDivElement>(null);
  const waiting = group.questions
    .filter(({ question, item }) => question.type === 'Generated' && !item?.removed)
    .map(({ question }) => question);
  const inBank = group.questions.find(({ item }) => !item?.removed);
  const { question } = inBank ?? group.questions[0];
  const { text = '', format } = question;
  const ids = waiting.map(({ id }) => id);
  const { problem, ...decisions } = useExtractDecisions(subjectOf(question), ids, refresh);

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
      <Decisions
        card={card}
        edited={inBank?.question}
        editLabel="Edit the extract"
        canDecide={waiting.length > 0}
        what={waiting.length === 1 ? 'the last question' : `all ${waiting.length} questions`}
        level={waiting[0]?.level}
        {...decisions}
      />
    </Panel>
  );
}
