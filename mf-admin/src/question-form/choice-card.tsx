import { color, fontSize, radius, space } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.label`
  display: block;
  min-width: 0;
  border: 1.5px solid ${color.control};
  cursor: pointer;

  padding: ${space[16]};
  border-radius: ${radius.control};

  background: ${color.surface};

  &:has(:checked) {
    border-color: ${color.action};
    background: ${color.actionSoft};
  }
`;

const Head = styled.span`
  display: flex;
  align-items: center;
  font-weight: 600;

  gap: ${space[12]};
  margin-bottom: ${space[8]};

  & > input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.action};
  }
`;

const When = styled.span`
  margin-left: auto;
  font-weight: 400;

  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

interface ChoiceCardProps {
  name: string;
  /** Whose text it is. */
  owner: string;
  /** When it was saved. */
  when: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of the two texts of a conflict. */
export function ChoiceCard({ name, owner, when, isChosen, onChoose, children }: ChoiceCardProps) {
  return (
    <Root>
      <Head>
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} aria-label={`${owner}, ${when}`} />
        {owner}
        <When>{when}</When>
      </Head>
      {children}
    </Root>
  );
}
