import { gapOf } from '@wattle/contract';
import { Card, media, space } from '@wattle/design-system';
import { Blank, formatOf, MarkedGap, PassageText } from '@wattle/exam-player';
import { styled } from 'styled-components';
import { markedOptions } from './marked-options';
import { questionsInWords } from './questions-in-words';
import type { ReviewedQuestion } from './reviewed-questions';
import { useOpenInPrint } from './use-open-in-print';

const Summary = styled.summary`
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
  const gaps = questions.filter(({ served }) => formatOf(served) === 'gap');
  const showGap = (gap: number) => {
    const question = gaps.find(({ served }) => gapOf(served.question ?? '') === gap);
    const options = question ? markedOptions(question.served, question.marked) : [];
    const right = options.find(({ isRight }) => isRight);
    if (!question || !right) return <Blank />;
    const chosen = options.find(({ isChosen }) => isChosen);
    return <MarkedGap number={question.number} right={right.text} chosen={chosen?.text} />;
  };
  return (
    <Card isFlush>
      <details ref={details} open={gaps.length > 0}>
        <Summary>Passage of {questionsInWords(questions.map(({ number }) => number))}</Summary>
        <Text>
          <PassageText text={text} questions={questions.map(({ served }) => served)} renderGap={showGap} />
        </Text>
      </details>
    </Card>
  );
}
