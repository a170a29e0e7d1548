import type { Subject } from '@wattle/contract';
import { Card, Heading, Stack } from '@wattle/design-system';
import { useId } from 'react';
import { FoldedText } from '../bank/folded-text';
import { momentInWords } from '../shared/moment-in-words';
import { useGenerationOriginQuery } from './generated-items.api';
import { RawText } from './raw-text';

/** Prompt, model and raw answer of a generated question; nothing where it was not generated here. */
export function OriginCard({ subject, id }: { subject: Subject; id: string }) {
  const titleId = useId();
  const { currentData } = useGenerationOriginQuery({ subject, id });
  if (!currentData) return null;
  const { at, prompt, model, messages, rawAnswer, secondAnswer } = currentData;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={12}>
        <Heading level={2} size={18} id={titleId}>
          How it was generated
        </Heading>
        <p>
          By {model} with prompt {prompt}, {momentInWords(at)}.
          {secondAnswer && ` Solved again without the key: ${secondAnswer}.`}
        </p>
        <FoldedText title="What the model was sent">
          <RawText label="Messages to the model">{messages.map(({ content }) => content).join('\n\n')}</RawText>
        </FoldedText>
        <FoldedText title="What the model sent back">
          <RawText label="Answer of the model">{rawAnswer}</RawText>
        </FoldedText>
      </Stack>
    </Card>
  );
}
