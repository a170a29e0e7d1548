import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { radius, space, width } from '../tokens';
import { CloseButton, DialogTitle, floating } from './dialog-parts';
import { useModal } from './use-modal';

const Root = styled.dialog`
  ${floating}

  margin: auto auto 0;
  width: 100%;
  max-width: ${width.narrow};
  max-height: 82dvh;
  padding: ${space[24]} ${space[20]} calc(${space[24]} + env(safe-area-inset-bottom));
  border-radius: ${radius.card} ${radius.card} 0 0;
`;

export interface SheetProps {
  /** Its heading and its name. */
  title: string;
  /** Asked to close, by Escape, the cross or a press beside it: stop rendering it. */
  onClose: () => void;
  /** What it holds. */
  children: ReactNode;
}

/** A dialog that comes up from the lower edge, for narrow screens. Open as long as it is rendered. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const titleId = useId();
  return (
    <Root {...useModal({ dismiss: onClose, dismissal: 'any' })} aria-labelledby={titleId}>
      <DialogTitle id={titleId} $isClosable>
        {title}
      </DialogTitle>
      {children}
      <CloseButton onClick={onClose} />
    </Root>
  );
}
