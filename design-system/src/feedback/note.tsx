import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BlossomMark } from '../brand/wattle-mark';
import { color, radius, space } from '../tokens';

const Box = styled.aside`
  display: flex;
  align-items: flex-start;
  border: 1px solid ${color.edge};

  gap: ${space[12]};
  padding: ${space[16]};
  border-radius: ${radius.control};

  background: ${color.brandWash};
  color: ${color.ink};

  & > svg {
    flex: none;
  }
`;

const Title = styled.strong`
  display: block;
`;

export interface NoteProps {
  /** A word or two, such as "Why". */
  title: string;
  /** The explanation. */
  children: ReactNode;
}

/** An explanation in soft yellow, beside what it explains. */
export function Note({ title, children }: NoteProps) {
  return (
    <Box>
      <BlossomMark size={24} />
      <div>
        <Title>{title}</Title>
        {children}
      </div>
    </Box>
  );
}
