import { optionsOf } from '@wattle/contract/options';
import type { QuestionPayload } from '@wattle/contract/questions';
import { StructuredText, stemOf } from '@wattle/exam-player';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Block } from './paginate';
import type { NumberedQuestion } from './passage-lines';
import { Figure, Numbered } from './printed-question';

/** Less than a page in any print. */
const MAX_CHUNK = 400;

const WORDS = new RegExp(`\\S{${MAX_CHUNK}}|.{1,${MAX_CHUNK}}(?:\\s|$)`, 'g');

const Part = styled(Numbered)`
  padding-bottom: 0.45em;
`;

const Lettered = styled.div`
  display: grid;
  grid-template-columns: 1.5em minmax(0, 1fr);
`;

/** The paragraphs of a text; a long one in several, which end with a sentence or at least with a word. */
function chunksOf(text: string): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const chunks: string[] = [];
    for (const sentence of paragraph.split(/(?<=[.!?]) +/)) {
      const last = chunks.at(-1);
      if (last !== undefined && last.length + sentence.length < MAX_CHUNK) {
        chunks[chunks.length - 1] = `${last} ${sentence}`;
      } else chunks.push(...(sentence.match(WORDS) ?? []));
    }
    return chunks;
  });
}

/** @param mark - Stands beside the first one, such as the number of a question. */
export function textParts(id: string, text: string, mark: ReactNode = '', show: (chunk: string) => ReactNode = String) {
  return chunksOf(text).map((chunk, index): Block => part(`${id} ${index}`, show(chunk), index === 0 && mark));
}

/** Each on lines of its own. */
export function optionParts(question: QuestionPayload, mark: ReactNode = ''): Block[] {
  return optionsOf(question).flatMap(({ letter, text }, option) =>
    chunksOf(text).map((chunk, index) =>
      part(
        `${question.id} ${letter} ${index}`,
        <Lettered>
          <strong>{index === 0 && letter}</strong>
          <span>{chunk}</span>
        </Lettered>,
        option + index === 0 && mark,
      ),
    ),
  );
}

/** What a question falls into where it is higher than a page: its text, its picture, and each option. */
export function questionParts({ number, question }: NumberedQuestion): Block[] {
  const { id, image_data: address, image_description: description = '', text_format } = question;
  const show = (chunk: string) => (text_format ? <StructuredText text={chunk} /> : chunk);
  return [
    ...textParts(id, stemOf(question, number), number, show),
    ...(address ? [part(`${id} picture`, <Figure src={address} alt={description} $isWide />)] : []),
    ...optionParts(question),
  ];
}

export function part(id: string, content: ReactNode, mark: ReactNode = ''): Block {
  return {
    id,
    content: (
      <Part>
        <span>{mark}</span>
        <div>{content}</div>
      </Part>
    ),
  };
}
