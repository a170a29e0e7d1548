import { gapsIn, optionsOf, type ServedQuestion } from '@wattle/contract';
import { Chip, color, fontSize, media } from '@wattle/design-system';
import { styled } from 'styled-components';
import { useAnswers, useQuestions } from '../attempt/attempt-context';
import { gapSetOf } from '../attempt/gap-set';
import { isAnswered } from '../attempt/selectors';
import { passageOf } from '../passage/passage-of';
import { gapsInWords } from './gaps-in-words';

const Sentence = styled.p`
  flex: 1 0 100%;

  font-size: ${fontSize[15]};

  color: ${color.inkSoft};

  ${media.narrow} {
    display: none;
  }
`;

/** Where the palette is out of sight. */
const Filled = styled.span`
  ${media.wide} {
    display: none;
  }
`;

/** How many gaps there are for how many sentences, and on a small screen how many are filled. */
export function GapHint({ question }: { question: ServedQuestion }) {
  const answers = useAnswers();
  const set = gapSetOf(useQuestions(), question);
  const isWhole = set.length === gapsIn(passageOf(question) ?? '').length;
  const filled = set.filter((each) => isAnswered({ answers }, each.question)).length;
  return (
    <>
      <Sentence>{gapsInWords(set.length, optionsOf(question).length, isWhole)}</Sentence>
      <Filled>
        <Chip>
          {filled} of {set.length} filled
        </Chip>
      </Filled>
    </>
  );
}
