import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../action/button';
import { color, height, radius, space } from '../tokens';

/** What a notice means: its sign, its colours. */
const tones = {
  info: { Sign: Info, text: color.info, soft: color.infoSoft },
  success: { Sign: CircleCheck, text: color.action, soft: color.actionSoft },
  warning: { Sign: TriangleAlert, text: color.warnText, soft: color.brandSoft },
  danger: { Sign: CircleX, text: color.danger, soft: color.dangerSoft },
};

export type NoticeTone = keyof typeof tones;

const Box = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  align-items: flex-start;
  border: 1px solid;

  gap: ${space[12]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};

  border-color: ${({ $tone }) => tones[$tone].text};
  background: ${({ $tone }) => tones[$tone].soft};

  & > svg {
    flex: none;
    margin-top: 2px;
    color: ${({ $tone }) => tones[$tone].text};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  align-self: center;

  color: ${color.ink};
`;

const Dismiss = styled(Button)`
  margin: -${space[8]} -${space[12]} -${space[8]} 0;

  min-width: ${height.regular};
  padding: 0;
`;

export interface AlertProps {
  /** What it means. Warnings and dangers interrupt a screen reader, the others wait. */
  tone?: NoticeTone;
  /** What happened, and what can be done. */
  children: ReactNode;
  /** It is not read out when it appears, because what it stands in is, or is read by choice. */
  isSilent?: boolean;
  /** Given when it can be closed. */
  onClose?: () => void;
}

/** A notice of what has just happened. */
export function Alert({ tone = 'info', isSilent = false, children, onClose }: AlertProps) {
  const { Sign } = tones[tone];
  const role = tone === 'warning' || tone === 'danger' ? 'alert' : 'status';
  return (
    <Box $tone={tone} role={isSilent ? undefined : role}>
      <Sign size={20} aria-hidden="true" />
      <Words>{children}</Words>
      {onClose && (
        <Dismiss variant="quiet" aria-label="Close" onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </Dismiss>
      )}
    </Box>
  );
}
