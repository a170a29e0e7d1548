import { CircleCheck, CircleX } from 'lucide-react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../tokens';

type MessageKind = 'hint' | 'error' | 'success';

const colors = { hint: color.inkSoft, error: color.danger, success: color.action };

const Text = styled.span<{ $kind: MessageKind }>`
  display: flex;

  gap: ${space[4]};
  margin-top: ${space[8]};
  font-size: ${fontSize[14]};

  color: ${({ $kind }) => colors[$kind]};

  & > svg {
    flex: none;
    margin-top: 0.2em;
  }
`;

export interface FieldMessageProps {
  /** What describes the control when nothing else is to be said. */
  hint?: string;
  /** What is wrong and what to do, in a sentence; comes before all else. */
  error?: string;
  /** What has been found good. */
  success?: string;
  /** The error interrupts a screen reader instead of waiting. */
  isAlert?: boolean;
}

/** The line under a control: error with a sign, else what was found good, else the hint. */
export function FieldMessage({ hint, error, success, isAlert }: FieldMessageProps) {
  const kind = error ? 'error' : success ? 'success' : 'hint';
  const text = error || success || hint;
  if (!text) return null;
  return (
    <Text $kind={kind} role={kind === 'error' && isAlert ? 'alert' : undefined}>
      {kind === 'error' && <CircleX size="1.1em" aria-hidden="true" />}
      {kind === 'success' && <CircleCheck size="1.1em" aria-hidden="true" />}
      <span>{text}</span>
    </Text>
  );
}

/** How the region around a message is read out: an alert in it by itself, and so once. */
export function liveness({ error, isAlert }: Pick<FieldMessageProps, 'error' | 'isAlert'>) {
  return error && isAlert ? 'off' : 'polite';
}
