import { color, IconButton, radius, space } from '@wattle/design-system';
import { closeNotices } from '@wattle/platform/internal';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { useOpenNotices } from './use-open-notices';

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  border: 1px solid;
  pointer-events: auto;

  padding-left: ${space[16]};
  border-radius: ${radius.control};

  background: ${color.surface};
  color: ${color.ink};
`;

export function PlainNotice({ list }: { list: RefObject<HTMLElement | null> }) {
  const notice = useOpenNotices(list).at(-1);
  if (!notice) return null;
  const { id, text } = notice;
  const close = () => {
    closeNotices([id]);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Item>
      {text}
      <IconButton label="Close" onClick={close}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </Item>
  );
}
