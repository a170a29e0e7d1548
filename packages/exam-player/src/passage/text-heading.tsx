import { color, font, fontSize, space } from '@wattle/design-system';
import { styled } from 'styled-components';

const Heading = styled.h3`
  margin-bottom: ${space[12]};
  font: 600 ${fontSize[16]} / 1.4 ${font.text};
  letter-spacing: normal;
`;

const Label = styled.span`
  display: block;
  font-weight: 600;

  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

/** What a text is called by its questions, where that is not said beside it, and its own title. */
export function TextHeading({ label, title }: { label?: string; title?: string | undefined }) {
  return (
    <Heading>
      {label && <Label>{label}</Label>}
      {title && ` ${title}`}
    </Heading>
  );
}
