import { Alert, motion } from '@wattle/design-system';
import type { Notice } from '@wattle/platform/internal';
import { type FocusEventHandler, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { useDrag } from './use-drag';

const appear = keyframes`
  from { opacity: 0; }
`;

const Item = styled.li`
  animation: ${appear} ${motion.calm};
  pointer-events: auto;
  touch-action: pan-y;
  user-select: none;
`;

interface NoticeItemProps {
  notice: Notice;
  onClose: () => void;
  onFocus: FocusEventHandler;
  /** Told when the focus goes with the item that has it. */
  onFocusLost: (item: HTMLElement) => void;
}

/** One open message; the cross, Escape or a drag closes it. */
export function NoticeItem({ notice: { tone, text }, onClose, onFocus, onFocusLost }: NoticeItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const close = () => {
    if (item.current?.contains(document.activeElement)) onFocusLost(item.current);
    onClose();
  };
  return (
    <Item ref={item} onFocus={onFocus} onKeyDown={({ key }) => key === 'Escape' && close()} {...useDrag(close)}>
      <Alert tone={tone} isSilent onClose={close}>
        {text}
      </Alert>
    </Item>
  );
}
