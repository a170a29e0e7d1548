import { optionsOf } from '@wattle/contract/options';
import type { QuestionPayload } from '@wattle/contract/questions';
import { StructuredText, stemOf } from '@wattle/exam-player';
import { styled } from 'styled-components';

export const Numbered = styled.div`
  display: grid;
  grid-template-columns: 2.1em minmax(0, 1fr);

  padding-bottom: 1.5em;

  & > :first-child {
    font-weight: 600;
  }
`;

const Stem = styled.div`
  white-space: pre-line;

  h3 {
    font: inherit;
    font-weight: 600;
  }
`;

export const Figure = styled.img<{ $isWide: boolean }>`
  width: auto;
  max-width: ${({ $isWide }) => ($isWide ? 'min(100%, 30em)' : '50%')};
  max-height: ${({ $isWide }) => ($isWide ? 17.5 : 19)}em;
  margin: ${({ $isWide }) => ($isWide ? '0.6em 0 0' : '0 0 0.4em 1em')};
  ${({ $isWide }) => !$isWide && 'float: right;'}
`;

/* Above a quarter of the row, where the fourth of four options would stand alone, it is more than a third. */
const NOT_THREE = 'min(34%, (var(--longest) - 24%) * 1000)';

/** As many in a row as the longest has space for, five at most; each is whole on its lines. */
const Options = styled.ol<{ $longest: number; $count: number }>`
  --longest: ${({ $longest }) => $longest * 0.8 + 2.4}ch;
  --least: ${({ $count }) => ($count === 4 ? NOT_THREE : '0%')};

  clear: both;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(18%, var(--longest), var(--least))), 1fr));

  gap: 0.45em 0.5em;
  padding-top: 0.6em;

  & > li {
    display: grid;
    grid-template-columns: 1.5em minmax(0, 1fr);
    align-items: baseline;
  }
`;

/** A picture that is about as high as wide stands beside its question, where its stem has some length. */
const WIDE = 1.45;

export function OptionList({ question }: { question: QuestionPayload }) {
  const options = optionsOf(question);
  if (options.length === 0) return null;
  return (
    <Options $count={options.length} $longest={Math.max(...options.map(({ text }) => text.length))}>
      {options.map(({ letter, text }) => (
        <li key={letter}>
          <strong>{letter}</strong>
          <span>{text}</span>
        </li>
      ))}
    </Options>
  );
}

interface PrintedQuestionProps {
  number: number;
  question: QuestionPayload;
  /** Of its picture: width by height; undefined where it is to stand below the stem. */
  ratio: number | undefined;
}

export function PrintedQuestion({ number, question, ratio = WIDE }: PrintedQuestionProps) {
  const { image_data: address, image_description: description = '', text_format } = question;
  const stem = stemOf(question, number);
  const figure = address && <Figure src={address} alt={description} $isWide={ratio >= WIDE} />;
  return (
    <Numbered>
      <span>{number}</span>
      <div>
        {ratio < WIDE && figure}
        <Stem>{text_format ? <StructuredText text={stem} /> : stem}</Stem>
        {ratio >= WIDE && figure}
        <OptionList question={question} />
      </div>
    </Numbered>
  );
}
