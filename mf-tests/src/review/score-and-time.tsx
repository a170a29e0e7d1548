import type { AttemptReview } from '@wattle/contract/results';
import { countWords } from '@wattle/contract/text';
import type { WritingSummary } from '@wattle/contract/writings';
import { color, font, fontSize, Heading, MutedText, Stack, tabularNums } from '@wattle/design-system';
import { styled } from 'styled-components';
import { useTextOf } from '../my-writing/writings.api';
import { resultFacts } from './result-facts';
import { resultSentence } from './result-sentences';
import type { ReviewedQuestion } from './reviewed-questions';

const Score = styled.p`
  font-family: ${font.display};
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.02em;
  ${tabularNums}

  font-size: 3.75rem;

  small {
    font-size: ${fontSize[28]};
    color: ${color.inkSoft};
  }
`;

interface ScoreAndTimeProps {
  review: AttemptReview;
  questions: readonly ReviewedQuestion[];
  /** In a sentence, where the scores of the subjects stand below. */
  isBrief?: boolean;
}

/** "11 of 17", what went well, and how long it took. A writing has no score. */
export function ScoreAndTime({ review, questions, isBrief = false }: ScoreAndTimeProps) {
  const { score, total } = review;
  const facts = resultFacts(review, questions);
  const text = useTextOf({ attemptId: review.attemptId });
  const sentence = resultSentence(review) ?? writingSentence(questions, review.paperCode !== undefined, text);
  const factLines = facts.map((fact) => (
    <MutedText key={fact} size={16} isTabular>
      {fact}
    </MutedText>
  ));
  if (isBrief) {
    return (
      <>
        <p>
          <strong>
            {score} of {total} right.
          </strong>{' '}
          {sentence}
        </p>
        {factLines}
      </>
    );
  }
  return (
    <Stack gap={12}>
      {score !== null && (
        <Score>
          {score} <small>of {total}</small>
        </Score>
      )}
      <Heading level={2} size={22}>
        {sentence}
      </Heading>
      {facts.length > 0 && <Stack gap={4}>{factLines}</Stack>}
    </Stack>
  );
}

/** A text has no score: how long it is, and where it is. */
function writingSentence(
  questions: readonly ReviewedQuestion[],
  isOnPaper: boolean,
  text: WritingSummary | undefined,
): string {
  const words = questions.reduce((sum, { marked }) => sum + countWords(marked.writingResponse ?? ''), 0);
  if (words === 0 && isOnPaper) return 'Your text is on paper. Read it beside what a strong answer has.';
  if (words === 0) return 'No text this time. The task is below, to try when you like.';
  const written = `Submitted: you wrote ${words === 1 ? 'one word' : `${words} words`}`;
  if (text?.state === 'returned') return `${written}, and a person wrote back.`;
  return text?.state === 'waiting'
    ? `${written}. A person will read your text and write back. Look it over yourself first.`
    : `${written}. Read them beside what a strong answer has.`;
}
