import type { ServedQuestion } from '@wattle/contract';
import { color, fontSize, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { Picture } from './picture';

const Text = styled.h2`
  white-space: pre-line;
  font-family: inherit;
  font-weight: 500;
  line-height: 1.5;
  letter-spacing: normal;
  text-wrap: pretty;

  margin-bottom: ${space[16]};
  font-size: ${fontSize[18]};
`;

const Note = styled.p`
  margin-bottom: ${space[12]};
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

export interface StemProps {
  id: string;
  question: ServedQuestion;
  /** What the child should know of this test. */
  note: string | undefined;
}

/** What is asked, with its picture. Always plain text, never HTML (decision 6). */
export function Stem({ id, question, note }: StemProps) {
  return (
    <>
      {note && <Note>{note}</Note>}
      <Text id={id}>{question.question}</Text>
      {question.image_data && <Picture address={question.image_data} description={question.image_description} />}
    </>
  );
}
