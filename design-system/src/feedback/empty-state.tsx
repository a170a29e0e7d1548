import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Sprig } from '../brand/sprig';
import { color, radius, space } from '../tokens';

const Box = styled.div`
  display: grid;
  justify-items: center;
  border: 1px dashed ${color.control};
  text-align: center;

  gap: ${space[16]};
  padding: ${space[32]} ${space[24]};
  border-radius: ${radius.card};

  color: ${color.inkSoft};

  & > svg {
    width: 148px;
  }
`;

interface EmptyStateProps {
  /** What is not there, in a sentence. */
  children: ReactNode;
  /** How to get the first one. */
  action?: ReactNode;
}

/** Nothing here yet, said kindly. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <Box>
      <Sprig />
      <p>{children}</p>
      {action}
    </Box>
  );
}
