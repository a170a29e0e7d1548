import { color, height, media, space } from '@wattle/design-system';
import { formatOf, ReviewedPassage, useOpenInPrint } from '@wattle/exam-player';
import { styled } from 'styled-components';
import { questionsInWords } from './questions-in-words';
import type { ReviewedQuestion } from './reviewed-questions';

const Root = styled.details`
  background: ${color.paper};

  @media print {
    background: none;
    /* One that is longer than a page flows on. */
    break-inside: avoid;

    p {
      break-inside: avoid;
    }
  }
`;

const Summary = styled.summary`
  align-content: center;
  min-height: ${height.regular};
  font-weight: 600;
  cursor: pointer;

  padding: ${space[16]} ${space[24]};

  ${media.narrow} {
    padding: ${space[16]};
  }
`;

const Text = styled.div`
  padding: 0 ${space[24]} ${space[24]};

  ${media.narrow} {
    padding: 0 ${space[16]} ${space[16]};
  }
`;

interface PassageDetailsProps {
  text: string;
  /** Those about it. */
  questions: readonly ReviewedQuestion[];
}

/** A passage that can be opened; in print it is open. One with gaps is open, and has the right sentences in its gaps. */
export function PassageDetails({ text, questions }: PassageDetailsProps) {
  const details = useOpenInPrint();
  return (
    <Root ref={details} open={questions.some(({ served }) => formatOf(served) === 'gap')}>
      <Summary>Passage of {questionsInWords(questions.map(({ number }) => number))}</Summary>
      <Text>
        <ReviewedPassage text={text} questions={questions} />
      </Text>
    </Root>
  );
}
