import { color, IconButton, layer, radius, space, width } from '@wattle/design-system';
import { Boundary } from '@wattle/platform/core';
import { closeNotices, useNotices } from '@wattle/platform/internal';
import { X } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useOpenToasts } from './use-open-toasts';

/* Stands in the flow, so that the page makes way, and stays in view while the page is scrolled. */
const List = styled.ul`
  position: sticky;
  top: 0;
  z-index: ${layer.floating};
  display: grid;
  overflow: auto;
  margin: 0 auto;
  pointer-events: none;

  gap: ${space[8]};
  max-width: ${width.narrow};
  max-height: 40dvh;

  &:not(:empty) {
    padding: ${space[8]} ${space[16]};
  }

  @media print {
    display: none;
  }
`;

/** Most visits see no message. */
const load = () => import(/* webpackChunkName: "notices" */ './toast-items');
const ToastItems = lazy(async () => ({ default: (await load()).ToastItems }));

const IDLE_MS = 500;

interface ToastListProps {
  /** A message may come when there is no network. */
  isNeededSoon: boolean;
}

/**
 * The open messages. The list is there before the first message, and is the only live region: what a message holds has
 * no role of its own, so that it is read out once.
 */
export function ToastList({ isNeededSoon }: ToastListProps) {
  const list = useRef<HTMLUListElement>(null);
  const latest = useNotices().at(-1);
  useEffect(() => {
    if (!isNeededSoon) return;
    const timer = setTimeout(() => load().catch(() => undefined), IDLE_MS);
    return () => clearTimeout(timer);
  }, [isNeededSoon]);

  return (
    <List
      ref={list}
      aria-label="Latest messages, Alt+T"
      aria-live={latest?.tone === 'danger' ? 'assertive' : 'polite'}
      aria-relevant="additions"
    >
      {latest && (
        <Boundary fallback={<PlainToast list={list} />}>
          <Suspense>
            <ToastItems list={list} />
          </Suspense>
        </Boundary>
      )}
    </List>
  );
}

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

function PlainToast({ list }: { list: RefObject<HTMLElement | null> }) {
  const notice = useOpenToasts(list).at(-1);
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
