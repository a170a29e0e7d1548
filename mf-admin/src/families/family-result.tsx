import type { FoundFamily } from '@wattle/contract';
import { color, fontSize, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { MarkedText } from './marked-text';
import { childrenOf, fullName } from './names';

const Choice = styled.button`
  display: block;
  width: 100%;
  border: 0;
  border-left: 4px solid transparent;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;

  padding: ${space[12]} ${space[16]};
  font-size: ${fontSize[15]};

  background: ${color.surface};
  color: ${color.ink};

  &[aria-current='true'] {
    border-left-color: ${color.action};
    background: ${color.actionSoft};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Address = styled.span`
  display: block;

  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

interface FamilyResultProps {
  family: FoundFamily;
  search: string;
  isChosen: boolean;
  onChoose: () => void;
}

export function FamilyResult({ family, search, isChosen, onChoose }: FamilyResultProps) {
  return (
    <Choice type="button" aria-current={isChosen || undefined} onClick={onChoose}>
      <strong>
        <MarkedText text={fullName(family.parent)} search={search} />
      </strong>
      <Address>
        <MarkedText text={family.parent.email} search={search} />
      </Address>
      <MarkedText text={childrenOf(family)} search={search} />
    </Choice>
  );
}
