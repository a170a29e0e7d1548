import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../layout/heading';
import { color, radius, space } from '../tokens';

const Box = styled.div`
  display: grid;
  justify-items: center;
  margin: ${space[32]} auto;
  border: 1px solid ${color.line};
  text-align: center;

  gap: ${space[12]};
  width: min(560px, 100% - 2 * ${space[16]});
  padding: ${space[32]} ${space[24]};
  border-radius: ${radius.card};

  background: ${color.surface};

  & > svg {
    color: ${color.danger};
  }
`;

const Action = styled.div`
  margin-top: ${space[8]};
`;

interface ErrorPanelProps {
  /** The short of it; the sentence alone is often enough. */
  title?: string;
  /** 1 where it stands in the place of a whole page. */
  level?: 1 | 2;
  /** What went wrong and what to do, in a sentence. */
  children: ReactNode;
  /** The way on: a retry, a way back. */
  action?: ReactNode;
}

/** Stands where the content would, when it cannot be had. */
export function ErrorPanel({ title, level = 2, children, action }: ErrorPanelProps) {
  return (
    <Box role="alert">
      <CircleX size={32} aria-hidden="true" />
      {title && (
        <Heading level={level} size={28}>
          {title}
        </Heading>
      )}
      <p>{children}</p>
      {action && <Action>{action}</Action>}
    </Box>
  );
}
