import type { ServedQuestion } from '@wattle/contract';
import { color, fontSize, QuestionText, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { Picture } from './picture';

const Text = styled(QuestionText)`
  margin-bottom: ${space[16]};
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
