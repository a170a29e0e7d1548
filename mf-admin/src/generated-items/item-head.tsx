import { Button, Cluster, color, MutedText, space } from '@wattle/design-system';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const ItemNumber = styled.h2`
  font: inherit;
  font-weight: 700;
  letter-spacing: normal;
`;

const Preview = styled.span`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
  color: ${color.inkSoft};
`;

const FoldedLine = styled.div`
  display: flex;
  align-items: center;

  gap: ${space[8]};

  & > :first-child {
    flex: 1;
  }
`;

interface ItemHeadProps {
  chip: ReactNode;
  /** "1 of 4" */
  number: string;
  numberId: string;
  /** What is said opposite the number. */
  remark?: string;
}

export function ItemHead({ chip, number, numberId, remark }: ItemHeadProps) {
  return (
    <Cluster justify="space-between" gap={8}>
      <Cluster gap={8}>
        {chip}
        <ItemNumber id={numberId}>{number}</ItemNumber>
      </Cluster>
      {remark && <MutedText as="span">{remark}</MutedText>}
    </Cluster>
  );
}

interface FoldedItemHeadProps extends Omit<ItemHeadProps, 'remark'> {
  preview: ReactNode;
  previewId: string;
  isOpen: boolean;
  onToggle: () => void;
}

export function FoldedItemHead({ chip, number, numberId, preview, previewId, isOpen, onToggle }: FoldedItemHeadProps) {
  const Sign = isOpen ? ChevronUp : ChevronDown;
  return (
    <FoldedLine>
      <Cluster gap={8}>
        {chip}
        <ItemNumber id={numberId}>{number}</ItemNumber>
        <Preview id={previewId}>{preview}</Preview>
      </Cluster>
      <Button
        variant="quiet"
        size="dense"
        aria-expanded={isOpen}
        aria-describedby={`${numberId} ${previewId}`}
        onClick={onToggle}
      >
        {isOpen ? 'Hide' : 'Show'}
        <Sign size={16} aria-hidden="true" />
      </Button>
    </FoldedLine>
  );
}
