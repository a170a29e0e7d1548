import { Cluster, color, fontSize } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const ItemNumber = styled.h2`
  font: inherit;
  font-weight: 700;
  letter-spacing: normal;
`;

const Parts = styled(Cluster)`
  flex: 1;
`;

const Remark = styled.span`
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

const Text = styled.span`
  flex: 1 1 240px;
  min-width: 0;
  overflow-wrap: anywhere;
  color: ${color.inkSoft};
`;

interface ItemHeadProps {
  chip: ReactNode;
  /** "1 of 4" */
  number: string;
  numberId: string;
  /** The item in one line, where it is folded. */
  preview?: ReactNode;
  previewId?: string;
  /** What is said opposite the number. */
  remark?: ReactNode;
}

/** The first line of an item. */
export function ItemHead({ chip, number, numberId, preview, previewId, remark }: ItemHeadProps) {
  return (
    <Cluster justify="space-between" gap={8}>
      <Parts gap={8}>
        {chip}
        <ItemNumber id={numberId}>{number}</ItemNumber>
        {preview && <Text id={previewId}>{preview}</Text>}
      </Parts>
      {remark && <Remark>{remark}</Remark>}
    </Cluster>
  );
}
