import type { ServedQuestion } from '@wattle/contract';
import { Chip, fontSize, radius, space } from '@wattle/design-system';
import { styled } from 'styled-components';

const Text = styled.h2`
  white-space: pre-line;
  font-family: inherit;
  font-weight: 500;
  line-height: 1.5;
  letter-spacing: normal;
  text-wrap: pretty;

  margin: ${space[12]} 0 ${space[16]};
  font-size: ${fontSize[18]};
`;

const Picture = styled.img`
  margin-bottom: ${space[16]};
  border-radius: ${radius.small};
`;

interface StemProps {
  id: string;
  number: number;
  question: ServedQuestion;
}

/** What is asked, with its picture. Always plain text, never HTML (decision 6). */
export function Stem({ id, number, question }: StemProps) {
  return (
    <>
      <Chip>Question {number}</Chip>
      <Text id={id}>{question.question}</Text>
      {question.image_data && <Picture src={question.image_data} alt={question.image_description ?? ''} />}
    </>
  );
}
