import { poemLines } from '@wattle/contract';
import { color, font, fontSize, Stack, space, tabularNums, VisuallyHidden } from '@wattle/design-system';
import { styled } from 'styled-components';

const Lines = styled.div`
  font: 400 ${fontSize[18]} / 1.7 ${font.passage};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 2ch minmax(0, 1fr);
  align-items: baseline;

  gap: ${space[16]};
  min-height: 1.7em;
`;

const LineNumber = styled.span`
  text-align: right;
  ${tabularNums}

  font-size: ${fontSize[13]};

  color: ${color.inkSoft};
`;

/** A poem with the numbers by which its questions name the lines. */
export function PoemText({ text }: { text: string }) {
  const { title, lines } = poemLines(text);
  return (
    <Stack gap={8}>
      {title && <strong>{title}</strong>}
      <Lines>
        {lines.map(({ start, number, text: line }) => (
          <Line key={start}>
            <LineNumber>
              {number && <VisuallyHidden>line </VisuallyHidden>}
              {number}
            </LineNumber>
            <span>{line}</span>
          </Line>
        ))}
      </Lines>
    </Stack>
  );
}
