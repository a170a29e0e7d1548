import type { BankQuestion, Subject } from '@wattle/contract';
import { ButtonLink, Card, Cluster, Heading, Spinner, Stack } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { previewText } from '../bank/preview-text';
import { useGeneratedQuestionsQuery } from '../bank/questions.api';
import { TypeChip } from '../bank/type-chip';
import { questionPath } from '../paths';

interface GeneratedQuestionsProps {
  subject: Subject;
  id: string;
  /** Reading: the extract that the questions are about. */
  extractQuestionId?: string | undefined;
}

/** The questions that were generated from an original one. */
export function GeneratedQuestions({ subject, id, extractQuestionId }: GeneratedQuestionsProps) {
  const { data, isLoading, isError } = useGeneratedQuestionsQuery(
    { subject, id, ...(extractQuestionId && { extractQuestionId }) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Stack as="section" aria-label="Generated questions" gap={12}>
      <Heading level={2} size={20}>
        Generated questions
      </Heading>
      {isLoading && <Spinner label="Loading generated questions" />}
      {isError && <p role="alert">Failed to fetch question details. Please try again.</p>}
      {data?.length === 0 && <p>No generated questions available for this original question.</p>}
      {data?.map((question) => (
        <GeneratedQuestion key={question.id} subject={subject} question={question} />
      ))}
    </Stack>
  );
}

function GeneratedQuestion({ subject, question }: { subject: Subject; question: BankQuestion }) {
  return (
    <Card>
      <Cluster justify="space-between">
        <Cluster>
          <TypeChip type={question.type} />
          <span>{previewText(question.question)}</span>
        </Cluster>
        <ButtonLink as={Link} to={questionPath(subject, question.id)} variant="quiet" size="dense">
          View
        </ButtonLink>
      </Cluster>
    </Card>
  );
}
