import type { BankQuestion } from '@wattle/contract/bank';
import { ButtonLink, Cluster, Spinner, Stack } from '@wattle/design-system';
import { errorStatus, Link } from '@wattle/platform';
import type { ReactNode } from 'react';
import { questionPath } from '../paths';
import { subjectOf } from '../questions/question-address';
import { useBankQuestionQuery } from '../questions/questions.api';
import { OriginCard } from './origin-card';
import { OriginalCard } from './original-card';
import { SideBySide } from './side-by-side';

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
                <ButtonLink as={Link} to={questionPath(subject, originalId)} variant="secondary" size="dense">
                  Open the original
                </ButtonLink>
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
