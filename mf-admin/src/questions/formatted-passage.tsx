import {
  isInText,
  PLACE_NAMES,
  parseTexts,
  poemLines,
  type QuestionFormat,
  splitAtGaps,
} from '@wattle/contract/question-format';
import type { Question } from '@wattle/contract/questions';
import {
  color,
  font,
  fontSize,
  Heading,
  Passage,
  radius,
  Stack,
  space,
  tabularNums,
  VisuallyHidden,
} from '@wattle/design-system';
import { StructuredText } from '@wattle/exam-player';
import { styled } from 'styled-components';

const Place = styled.strong`
  display: inline-block;
  border: 1.5px dashed ${color.control};
  text-align: center;
  line-height: 1.4;

  min-width: 72px;
  padding: 0 ${space[8]};
  border-radius: ${radius.small};
  font-size: ${fontSize[15]};

  background: ${color.brandSoft};
`;

const PoemLine = styled.div`
  display: grid;
  grid-template-columns: 2ch minmax(0, 1fr);
  align-items: baseline;

  gap: ${space[16]};
  min-height: 1.7em;
  font: 400 ${fontSize[18]} / 1.7 ${font.passage};
`;

const LineNumber = styled.span`
  text-align: right;
  ${tabularNums}

  font-size: ${fontSize[13]};

  color: ${color.inkSoft};
`;

interface FormattedPassageProps extends Pick<Question, 'text_format'> {
  text: string;
  format: QuestionFormat | undefined;
}

function StructuredPassage({ children }: { children: string }) {
  return (
    <Passage>
      <StructuredText text={children} />
    </Passage>
  );
}

/** A passage as its format has it: gaps and blanks marked, texts under their labels, the lines of a poem numbered. */
export function FormattedPassage({ text, format, text_format }: FormattedPassageProps) {
  const Text = text_format ? StructuredPassage : Passage;
  if (isInText(format)) return <TextWithPlaces text={text} name={PLACE_NAMES[format]} />;
  if (format === 'poem') return <PoemText text={text} />;
  const parsed = format && parseTexts(text, format);
  if (!parsed) return <Text>{text}</Text>;
  return (
    <Stack gap={16}>
      {parsed.title && <strong>{parsed.title}</strong>}
      {parsed.texts.map(({ label, title, text: part }) => (
        <Stack key={label} as="section" gap={4} aria-label={label}>
          <Heading level={3} size={16}>
            {title ? `${label}: ${title}` : label}
          </Heading>
          <Text>{part}</Text>
        </Stack>
      ))}
    </Stack>
  );
}

function TextWithPlaces({ text, name }: { text: string; name: string }) {
  return (
    <Passage>
      {splitAtGaps(text).map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Place key={index}>
            <VisuallyHidden>{name} </VisuallyHidden>
            {part}
          </Place>
        ),
      )}
    </Passage>
  );
}

/** With the numbers by which questions name the lines. */
function PoemText({ text }: { text: string }) {
  const { title, lines } = poemLines(text);
  return (
    <Stack gap={8}>
      {title && <strong>{title}</strong>}
      <div>
        {lines.map(({ start, number, text: line }) => (
          <PoemLine key={start}>
            <LineNumber>
              {number && <VisuallyHidden>line </VisuallyHidden>}
              {number}
            </LineNumber>
            <span>{line}</span>
          </PoemLine>
        ))}
      </div>
    </Stack>
  );
}
