import type { BankQuestion } from '@wattle/contract/bank';
import { Cluster, Disclosure, formatDateTime, Panel, Spinner, Stack } from '@wattle/design-system';
import { errorStatus } from '@wattle/platform';
import type { ReactNode } from 'react';
import { questionPath } from '../paths';
import { refOf, subjectOf } from '../questions/question-address';
import { useBankQuestionQuery } from '../questions/questions.api';
import { DenseLink } from '../shared/buttons';
import { useGenerationOriginQuery } from './generated-items.api';
import { OriginalCard, SideBySide } from './original-card';
import { RawText } from './raw-text';

interface GeneratedFromProps {
  question: BankQuestion;
  originalId: string;
  /** Shows the question, compared with its original once that is known. */
  children: (original: BankQuestion | undefined) => ReactNode;
}

export function GeneratedFrom({ question, originalId, children }: GeneratedFromProps) {
  const subject = subjectOf(question);
  const { currentData, isFetching, error } = useBankQuestionQuery({ subject, id: originalId });
  const original = currentData ?? undefined;
  const failure =
    errorStatus(error) === 404
      ? 'The original question is no longer in the bank.'
      : 'Failed to fetch question details. Please try again.';
  return (
    <SideBySide
      fixedName="The original"
      fixed={
        <Stack gap={12}>
          {original ? (
            <OriginalCard original={original}>
              <Cluster>
                <DenseLink to={questionPath(subject, originalId)}>Open the original</DenseLink>
              </Cluster>
            </OriginalCard>
          ) : isFetching ? (
            <Spinner label="Loading the original question" />
          ) : (
            <p>{failure}</p>
          )}
        </Stack>
      }
    >
      <Stack gap={16}>
        {children(original)}
        <OriginCard question={question} />
      </Stack>
    </SideBySide>
  );
}

function OriginCard({ question }: { question: BankQuestion }) {
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
