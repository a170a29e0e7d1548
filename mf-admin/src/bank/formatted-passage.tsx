import { parseTexts, type QuestionFormat, splitAtGaps } from '@wattle/contract';
import { color, fontSize, Heading, Passage, radius, Stack, space, VisuallyHidden } from '@wattle/design-system';
import { styled } from 'styled-components';
import { PoemText } from './poem-text';

const Gap = styled.strong`
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

interface FormattedPassageProps {
  text: string;
  format: QuestionFormat | undefined;
}

/** A passage as its format has it: gaps marked, texts under their labels, the lines of a poem numbered. */
export function FormattedPassage({ text, format }: FormattedPassageProps) {
  if (format === 'gap') return <GapText text={text} />;
  if (format === 'poem') return <PoemText text={text} />;
  const parsed = format && parseTexts(text, format);
  if (!parsed) return <Passage>{text}</Passage>;
  return (
    <Stack gap={16}>
      {parsed.title && <strong>{parsed.title}</strong>}
      {parsed.texts.map(({ label, title, text: part }) => (
        <Stack key={label} as="section" gap={4} aria-label={label}>
          <Heading level={3} size={16}>
            {title ? `${label}: ${title}` : label}
          </Heading>
          <Passage>{part}</Passage>
        </Stack>
      ))}
    </Stack>
  );
}

function GapText({ text }: { text: string }) {
  let at = 0;
  const parts = splitAtGaps(text).map((part) => {
    at += 1;
    return { part, key: at };
  });
  return (
    <Passage>
      {parts.map(({ part, key }) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Gap key={key}>
            <VisuallyHidden>gap </VisuallyHidden>
            {part}
          </Gap>
        ),
      )}
    </Passage>
  );
}
