import { optionsOf } from '@wattle/contract/options';
import { gapsIn } from '@wattle/contract/question-format';
import type { QuestionPayload } from '@wattle/contract/questions';
import { capitalized, numberInWords } from '@wattle/contract/text';
import { Chip, MutedText, media } from '@wattle/design-system';
import { styled } from 'styled-components';
import { useAnswers, useQuestions } from '../attempt/attempt-context';
import { gapSetOf, passageOf } from '../attempt/question-format';
import { isAnswered } from '../attempt/selectors';

/**
 * "Six gaps, seven sentences: one is left over."
 *
 * @param isWhole - Whether the test asks about all gaps of the passage; otherwise what is left over belongs to others.
 */
function gapsInWords(gaps: number, sentences: number, isWhole: boolean): string {
  const counts = `${numberInWords(gaps)} ${gaps === 1 ? 'gap' : 'gaps'}, ${numberInWords(sentences)} sentences`;
  const left = sentences - gaps;
  const sentence =
    isWhole && left > 0 ? `${counts}: ${numberInWords(left)} ${left === 1 ? 'is' : 'are'} left over.` : `${counts}.`;
  return capitalized(sentence);
}

const Sentence = styled(MutedText)`
  flex: 1 0 100%;

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
export function GapHint({ question }: { question: QuestionPayload }) {
  const answers = useAnswers();
  const set = gapSetOf(useQuestions(), question);
  const isWhole = set.length === gapsIn(passageOf(question) ?? '').length;
  const filled = set.filter((each) => isAnswered({ answers }, each.question)).length;
  return (
    <>
      <Sentence size={15}>{gapsInWords(set.length, optionsOf(question).length, isWhole)}</Sentence>
      <Filled>
        <Chip>
          {filled} of {set.length} filled
        </Chip>
      </Filled>
    </>
  );
}
