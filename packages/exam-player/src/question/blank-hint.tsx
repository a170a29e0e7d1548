import type { QuestionPayload } from '@wattle/contract/questions';
import { MutedText } from '@wattle/design-system';
import { styled } from 'styled-components';
import { useBlankSentence } from './use-blank-sentence';

const Sentence = styled(MutedText)`
  flex: 1 0 100%;
`;

/** The sentence around a blank, which on a phone may stand out of sight. A line of underscores is read aloud as a blank. */
export function BlankHint({ question }: { question: QuestionPayload }) {
  return <Sentence size={16}>{useBlankSentence(question, '____')}</Sentence>;
}
