import { PASSAGE_TOLERANCE } from '@wattle/contract/constants';
import { formatCount } from '@wattle/contract/text';
import { fontSize, MutedText, media, QuestionText, space } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { StructuredText } from '../passage/structured-text';

/** A test with fewer or more questions than expectedCount says how many it has (docs/decisions/007; docs/bank.md). */
export function lengthNote(count: number, expectedCount = count): string | undefined {
  if (count === expectedCount) return undefined;
  const questions = formatCount(count, 'question');
  if (count < expectedCount - PASSAGE_TOLERANCE) return `The bank holds ${questions} for this test at the moment.`;
  const fact = `This test has ${questions}`;
  // Only whole passages make a test longer; a shorter one may have been all that the bank holds.
  return count > expectedCount ? `${fact}, because a text comes with all its questions.` : `${fact}.`;
}

/** What is asked, and what is said of it: below it, or beside it where that is short. */
const Head = styled.div<{ $hasHint: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;

  gap: ${space[4]} ${space[12]};
  margin-bottom: ${space[16]};

  ${media.narrow} {
    align-items: center;

    ${QuestionText} {
      ${({ $hasHint }) => $hasHint && `font-size: ${fontSize[16]};`}
    }
  }
`;

const Note = styled(MutedText)`
  margin-bottom: ${space[12]};
`;

interface StemProps {
  id: string;
  /** What is asked. Always plain text, never HTML (docs/published.md, fields). */
  text: string;
  isStructured: boolean;
  /** What the child should know of this test. */
  note: string | undefined;
  /** What the child should know of this question. */
  hint: ReactNode;
}

export function Stem({ id, text, isStructured, note, hint }: StemProps) {
  return (
    <>
      {note && <Note>{note}</Note>}
      <Head $hasHint={Boolean(hint)}>
        {isStructured ? (
          <QuestionText as="div" id={id}>
            <StructuredText text={text} />
          </QuestionText>
        ) : (
          <QuestionText id={id}>{text}</QuestionText>
        )}
        {hint}
      </Head>
    </>
  );
}
