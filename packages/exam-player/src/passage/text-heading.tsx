import { font, fontSize, MutedText, space } from '@wattle/design-system';
import { styled } from 'styled-components';

const Heading = styled.h3`
  margin-bottom: ${space[12]};
  font: 600 ${fontSize[16]} / 1.4 ${font.text};
  letter-spacing: normal;
`;

/** What a text is called by its questions, where that is not said beside it, and its own title. */
export function TextHeading({ label, title }: { label?: string; title?: string | undefined }) {
  return (
    <Heading>
      {label && <MutedText as="span">{label}</MutedText>} {label && title && <br />}
      {title}
    </Heading>
  );
}
