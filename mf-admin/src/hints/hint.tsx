import { Button, Note, Stack, space } from '@wattle/design-system';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { localJson } from '../shared/json-storage';

const Content = styled(Stack)`
  & ol {
    list-style: decimal;
    padding-left: ${space[20]};
  }

  & > button {
    align-self: flex-start;

    margin: 0 0 -${space[8]} -${space[12]};
  }
`;

/** Explains a page to whoever opens it for the first time, until it is closed in this browser. */
export function Hint({ name, title, children }: { name: HintName; title: string; children: ReactNode }) {
  const [isClosed, setClosed] = useState(() => isHintClosed(name));
  if (isClosed) return null;

  const close = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    closeHint(name);
    // The pressed button goes away; the keyboard goes on at the page.
    currentTarget.closest('main')?.focus({ preventScroll: true });
    setClosed(true);
  };
  return (
    <Note title={title}>
      <Content gap={8}>
        {children}
        <Button variant="quiet" size="dense" onClick={close}>
          Close this hint
        </Button>
      </Content>
    </Note>
  );
}

export type HintName = 'empty-bank' | 'first-import' | 'first-generation' | 'operations';

const KEY = 'wattle-closed-hints';

function isHintClosed(name: HintName): boolean {
  return closedHints().includes(name);
}

export function closeHint(name: HintName): void {
  if (!isHintClosed(name)) localJson.writeJson(KEY, [...closedHints(), name]);
}

function closedHints(): unknown[] {
  const stored = localJson.readJson(KEY);
  return Array.isArray(stored) ? stored : [];
}
