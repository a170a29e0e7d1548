import { Note, Stack, space } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useGenerationRunsQuery } from '../generation-runs/generation.api';
import { ADD_PATH, IMPORT_PATH } from '../paths';
import { QuietButton } from '../shared/buttons';
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
        <QuietButton onClick={close}>Close this hint</QuietButton>
      </Content>
    </Note>
  );
}

type HintName = 'empty-bank' | 'first-import' | 'first-generation' | 'operations';

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

export function EmptyBankHint() {
  return (
    <Hint name="empty-bank" title="The bank is empty">
      <p>All questions live here, and every test takes its questions from here.</p>
      <ol>
        <li>
          <Link to={IMPORT_PATH}>Import an Excel file</Link> with the questions that you have, or{' '}
          <Link to={ADD_PATH}>add the first one</Link>.
        </li>
        <li>Then generate more like them. Read each, and finalize those that are right.</li>
      </ol>
      <p>Tests serve original and finalized questions.</p>
    </Hint>
  );
}

/** How a first generation goes. Once there has been one, it is not on the next page: nothing moves on this one. */
export function GenerationHint() {
  const { data = [] } = useGenerationRunsQuery(undefined);
  const hasGenerated = data.length > 0;
  useEffect(() => {
    if (hasGenerated) closeHint('first-generation');
  }, [hasGenerated]);
  return (
    <Hint name="first-generation" title="Your first generation">
      <p>A model writes new questions like one of yours.</p>
      <ol>
        <li>Choose a question that is clear and right, and press Generate. You may leave the page meanwhile.</li>
        <li>Read the new questions. Those that failed a check are refused already, with the reason.</li>
        <li>Finalize what is right, and reject the rest. No test uses a question before it is finalized.</li>
      </ol>
    </Hint>
  );
}

export function ImportHint() {
  return (
    <Hint name="first-import" title="Your first import">
      <p>An import brings many questions into the bank at once.</p>
      <ol>
        <li>Download the template above, and fill in a row for each question.</li>
        <li>Choose the file and press Upload. It is only checked, and you see which cells to correct.</li>
        <li>Import the good rows. They wait as drafts, which no child sees, until you publish them.</li>
      </ol>
    </Hint>
  );
}

export function OperationsHint() {
  return (
    <Hint name="operations" title="What this page is for">
      <p>
        Wattle is released in parts, called remotes. Here you see how the servers and the live version of each part are
        doing.
      </p>
      <ol>
        <li>Read the sentence below first. If everything is well, there is nothing to do.</li>
        <li>If visitors see errors since a new version, Roll back gives them the one before.</li>
      </ol>
    </Hint>
  );
}
