import type { BankQuestion } from '@wattle/contract/bank';
import { Disclosure, formatDateTime, Panel } from '@wattle/design-system';
import { refOf } from '../questions/question-address';
import { useGenerationOriginQuery } from './generated-items.api';
import { RawText } from './raw-text';

/** Prompt, model and raw answer of a generated question; nothing where it was not generated here. */
export function OriginCard({ question }: { question: BankQuestion }) {
  const { currentData } = useGenerationOriginQuery(refOf(question));
  if (!currentData) return null;
  const { at, prompt, model, messages, rawAnswer, secondAnswer, topic, skill } = currentData;
  return (
    <Panel title="How it was generated" titleSize={18}>
      <p>
        By {model} with prompt {prompt}, {formatDateTime(at)}.{skill && ` It tests: ${skill} (${topic}).`}
        {secondAnswer && ` Solved again without the key: ${secondAnswer}.`}
      </p>
      <Disclosure title="What the model was sent">
        <RawText label="Messages to the model">{messages.map(({ content }) => content).join('\n\n')}</RawText>
      </Disclosure>
      <Disclosure title="What the model sent back">
        <RawText label="Answer of the model">{rawAnswer}</RawText>
      </Disclosure>
    </Panel>
  );
}
