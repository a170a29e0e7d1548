import { gapsIn, optionsOf, type ServedQuestion } from '@wattle/contract';
import { Chip, color, fontSize, media } from '@wattle/design-system';
import { styled } from 'styled-components';
import { passageOf } from '../passage/passage-of';
import { useExamState } from '../session/exam-context';
import { gapSetOf } from '../session/gap-set';
import { isAnswered } from '../session/selectors';
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
  const state = useExamState();
  const set = gapSetOf(state.questions, question);
  const isWhole = set.length === gapsIn(passageOf(question) ?? '').length;
  const filled = set.filter((each) => isAnswered(state, each.question)).length;
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
