import { color, fontSize, media, QuestionText, space } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { QuestionPicture } from '../picture/question-picture';

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

const Note = styled.p`
  margin-bottom: ${space[12]};
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

const Place = styled.div`
  margin-bottom: ${space[16]};
`;

export interface StemProps {
  id: string;
  /** What is asked. Always plain text, never HTML (docs/published.md, fields). */
  text: string;
  /** Address and description of the picture. */
  picture: { address: string; description: string | undefined } | undefined;
  /** What the child should know of this test. */
  note: string | undefined;
  /** What the child should know of this question. */
  hint: ReactNode;
}

/** What is asked, with its picture. */
export function Stem({ id, text, picture, note, hint }: StemProps) {
  return (
    <>
      {note && <Note>{note}</Note>}
      <Head $hasHint={Boolean(hint)}>
        <QuestionText id={id}>{text}</QuestionText>
        {hint}
      </Head>
      {picture && (
        <Place>
          <QuestionPicture key={picture.address} {...picture} />
        </Place>
      )}
    </>
  );
}
