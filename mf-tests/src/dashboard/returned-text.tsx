import type { WritingSummary } from '@wattle/contract/writings';
import { ButtonLink, Card, Cluster, Heading, MutedText, Stack } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { textAction } from '../my-writing/text-words';
import { writingPath } from '../paths';

interface ReturnedTextProps {
  text: WritingSummary;
  /** A test that is under way comes first, and has the green button. */
  isSecond: boolean;
}

/** A text came back that the child has not opened. */
export function ReturnedText({ text, isSecond }: ReturnedTextProps) {
  return (
    <Card as="section" tone="highlighted" aria-labelledby="came-back">
      <Cluster justify="space-between" gap={16}>
        <Stack gap={4}>
          <Heading level={2} size={20} id="came-back">
            Your text “{text.title}” came back
          </Heading>
          <MutedText size={16}>A person has read it and written to you.</MutedText>
        </Stack>
        <ButtonLink
          as={Link}
          to={writingPath(text.attemptId, text.questionId)}
          size="large"
          variant={isSecond ? 'secondary' : 'primary'}
        >
          {textAction(text)}
        </ButtonLink>
      </Cluster>
    </Card>
  );
}
