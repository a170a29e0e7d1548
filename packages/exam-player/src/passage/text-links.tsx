import { Button, Cluster } from '@wattle/design-system';
import { styled } from 'styled-components';
import type { LocatedText } from './located-texts';

const Links = styled(Cluster)`
  flex: none;

  @media print {
    display: none;
  }
`;

interface TextLinksProps {
  texts: readonly LocatedText[];
  onSelect: (index: number) => void;
}

/** Says how many texts there are, as the lower ones may lie below the edge, and leads to each. */
export function TextLinks({ texts, onSelect }: TextLinksProps) {
  return (
    <Links forwardedAs="nav" gap={8} aria-label="Texts">
      <span>{texts.length} texts:</span>
      {texts.map(({ label }, index) => (
        <Button key={label} size="dense" variant="secondary" onClick={() => onSelect(index)}>
          {label}
        </Button>
      ))}
    </Links>
  );
}
