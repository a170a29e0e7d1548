import { type ReactNode, useId } from 'react';
import { CloseButton } from './close-button';
import { DialogBox } from './dialog-box';
import { DialogTitle } from './dialog-title';
import { useModal } from './use-modal';

export interface DialogProps {
  /** Its heading and its name. */
  title: string;
  /** Asked to close, by Escape or the cross: stop rendering it. Without it, only what it holds can close it. */
  onClose?: () => void;
  /** As wide as a page, for a picture. */
  isLarge?: boolean;
  /** What it holds. */
  children: ReactNode;
}

/** A modal dialog, open as long as it is rendered. */
export function Dialog({ title, onClose, isLarge = false, children }: DialogProps) {
  const titleId = useId();
  return (
    <DialogBox {...useModal(onClose)} $isLarge={isLarge} aria-labelledby={titleId}>
      <DialogTitle id={titleId} $isClosable={onClose !== undefined}>
        {title}
      </DialogTitle>
      {children}
      {onClose && <CloseButton onClick={onClose} />}
    </DialogBox>
  );
}
