import { type ReactNode, useId } from 'react';
import { CloseButton, DialogBox, DialogTitle } from './dialog-parts';
import { useModal } from './use-modal';

export interface DialogProps {
  /** Its heading and its name. */
  title: string;
  /** Asked to close, by Escape, the cross or a press beside it: stop rendering it. Without it, only what it holds can close it. */
  onClose?: () => void;
  /** large is as wide as a page, full as large as the screen, for a picture. */
  size?: 'regular' | 'large' | 'full';
  /** Comes up from the lower edge, for narrow screens. */
  isSheet?: boolean;
  /** Nothing else can go on before it is answered: it is in front of every other modal. */
  isUrgent?: boolean;
  /** What it holds. */
  children: ReactNode;
}

/** A modal dialog, open as long as it is rendered. */
export function Dialog({ title, onClose, size = 'regular', isSheet = false, isUrgent = false, children }: DialogProps) {
  const titleId = useId();
  const modal = useModal({ dismiss: onClose, dismissal: 'any', priority: isUrgent ? 2 : 0 });
  return (
    <DialogBox {...modal} $size={size} $isSheet={isSheet} aria-labelledby={titleId}>
      <DialogTitle id={titleId} $isClosable={onClose !== undefined}>
        {title}
      </DialogTitle>
      {children}
      {onClose && <CloseButton onClick={onClose} />}
    </DialogBox>
  );
}
