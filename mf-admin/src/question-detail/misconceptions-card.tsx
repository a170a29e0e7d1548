import type { BankQuestion } from '@wattle/contract/bank';
import { reads, sends } from '@wattle/contract/endpoint';
import { type MisconceptionTag, questionMisconceptions, tagMisconception } from '@wattle/contract/misconception-tags';
import { MISCONCEPTIONS } from '@wattle/contract/misconceptions';
import { Cluster, Field, MutedText, Panel, Select, Spinner, Stack } from '@wattle/design-system';
import { useState } from 'react';
import { api } from '../api';
import { RetryAlert } from '../shared/admin-page';
import { QuietButton } from '../shared/buttons';
import { FailureAlert } from '../shared/failure-alert';

const { useQuestionMisconceptionsQuery, useTagMisconceptionMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    questionMisconceptions: build.query({
      ...reads(questionMisconceptions, (id: string) => ({ params: { id } })),
      providesTags: ['Misconceptions'],
    }),
    tagMisconception: build.mutation({
      ...sends(tagMisconception, ({ id, ...body }: MisconceptionTag & { id: string }) => ({ params: { id }, body })),
      // Also after a refusal: the question was changed meanwhile.
      invalidatesTags: ['Misconceptions', 'BankQuestion'],
    }),
  }),
});

/** Which kind of mistake leads to each wrong option: children and parents read which kinds came back. */
export function MisconceptionsCard({ question }: { question: BankQuestion }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Cluster>
        <QuietButton onClick={() => setOpen(true)}>Which mistakes lead to the wrong options?</QuietButton>
      </Cluster>
    );
  }
  return (
    <Panel title="Mistakes behind the wrong options" gap={16}>
      <MutedText>
        Rules find them in the words of the wrong turns; what you choose here counts instead. A child and its parents
        read which kinds came back in its answers.
      </MutedText>
      <Options question={question} />
      <Cluster>
        <QuietButton onClick={() => setOpen(false)}>Close</QuietButton>
      </Cluster>
    </Panel>
  );
}

function Options({ question: { id, subject } }: { question: BankQuestion }) {
  const { currentData, isError, refetch } = useQuestionMisconceptionsQuery(id, { refetchOnMountOrArgChange: true });
  const [tag, { error, isLoading }] = useTagMisconceptionMutation();
  if (isError) return <RetryAlert onRetry={refetch}>The mistakes could not be loaded.</RetryAlert>;
  if (!currentData) return <Spinner label="Loading the mistakes" />;
  const kinds = MISCONCEPTIONS.filter((kind) => kind.subject === subject);
  return (
    <Stack gap={16}>
      <FailureAlert error={error}>This could not be saved. Please try again.</FailureAlert>
      {currentData.options.map(({ letter, text, rationale, misconception, taggedBy }) => (
        <Field
          key={letter}
          label={`${letter}: ${text}`}
          hint={[rationale, taggedBy && `Chosen by ${taggedBy}.`].filter(Boolean).join(' ')}
        >
          <Select
            value={misconception ?? ''}
            isDisabled={isLoading}
            onChange={({ target }) => tag({ id, option: text, misconception: target.value || null })}
          >
            <option value="">None of these</option>
            {kinds.map(({ id: kind, name }) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </Stack>
  );
}
