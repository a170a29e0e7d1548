import { UNSAVED } from '@wattle/contract/device-data';
import { requestTo } from '@wattle/contract/endpoint';
import { finishDraft, type Writing } from '@wattle/contract/writings';
import { deviceStorage, errorStatus, useSession } from '@wattle/platform';
import { useRef, useState } from 'react';
import type { StepProps } from './steps';
import { type StoredAutosave, type UnsavedCopy, unsavedCopy, useStoredAutosave } from './use-stored-autosave';
import { useChangeWritingMutation, useSaveDraftMutation } from './writing.api';

const SAVE_PAUSE_MS = 1_000;

/** A text as it was on the server: how many drafts were finished, and the version of the one that was begun. */
interface Base {
  drafts: number;
  version: number;
}

interface KeptDraft extends UnsavedCopy<string> {
  base: Base;
}

export interface Draft {
  text: string;
  setText: (text: string) => void;
  save: StoredAutosave;
  /** What the server has, where this page does not know it and has a text of its own. */
  other: string | undefined;
  keepOwn: () => void;
  takeOther: () => void;
  isFinishing: boolean;
  /** Returns why it is not finished. */
  finish: () => Promise<unknown>;
}

/** The draft that a child writes: saved after each pause, and kept on this device until it is. */
export function useDraft({ writing, reload }: StepProps): Draft {
  const { attemptId, questionId } = writing;
  const params = { attemptId, questionId };
  const key = `${UNSAVED}${useSession().user?.id}-draft-${attemptId}-${questionId}`;
  const [saveDraft] = useSaveDraftMutation();
  const [change] = useChangeWritingMutation();
  const server = onServer(writing);
  const [begun] = useState(() => keptDraft(key) ?? server);
  const [text, setText] = useState(begun.value);
  const [base, setBase] = useState(begun.base);
  /** As the last save has left it: a page that is left renders no more, and may have one more text to save. */
  const savedBase = useRef(begun.base);
  const [isFinishing, setFinishing] = useState(false);
  const [known, setKnown] = useState(begun.known);
  const isOwn = server.value === text || known.includes(server.value);
  const isBehind = isNewer(server.base, base) && !isOwn;

  const save = useStoredAutosave({
    value: text,
    initial: server.value,
    pauseMs: SAVE_PAUSE_MS,
    isPaused: isBehind || isFinishing,
    key,
    base,
    known,
    setKnown,
    save: async (value) => {
      const put = (version: number) => saveDraft({ params, body: { text: value, version } });
      const isSavedSince = savedBase.current.drafts === base.drafts && savedBase.current.version > base.version;
      let { data, error } = await put((isSavedSince ? savedBase.current : base).version + 1);
      if (errorStatus(error) === 409) {
        // Another page has saved since, or this one has and did not hear of it.
        const fresh = await reload();
        const found = fresh && onServer(fresh);
        if (found?.value === value) data = { version: found.base.version };
        else if (found && known.includes(found.value)) ({ data, error } = await put(found.base.version + 1));
      }
      if (!data) return error;
      savedBase.current = { drafts: server.base.drafts, version: data.version };
      setBase(savedBase.current);
      return undefined;
    },
  });

  // Nothing was written here since: the newer text takes the place of the older one.
  if (isNewer(server.base, base) && (isOwn || save.isSaved)) {
    setBase(server.base);
    if (!isOwn) setText(server.value);
  }

  return {
    text,
    setText,
    save,
    other: isBehind && !save.isSending ? server.value : undefined,
    keepOwn: () => setBase(server.base),
    takeOther: () => {
      setBase(server.base);
      setText(server.value);
    },
    isFinishing,
    finish: async () => {
      const body = { text, version: base.version + 1 };
      setFinishing(true);
      await save.waitForSave();
      const { data, error } = await change({ params, request: requestTo(finishDraft, { params, body }) });
      // Another page has saved since: what it has is shown.
      if (errorStatus(error) === 409) await reload();
      // A second press finds the button at work until the page shows the next draft.
      if (data) deviceStorage.remove(key);
      else setFinishing(false);
      return data ? undefined : (error ?? 'no text');
    },
  };
}

function onServer({ draftTexts, openDraft }: Writing): KeptDraft {
  const value = openDraft?.text ?? draftTexts.at(-1)?.text ?? '';
  return { value, known: [value], base: { drafts: draftTexts.length, version: openDraft?.version ?? 0 } };
}

function isNewer(server: Base, base: Base): boolean {
  return server.drafts !== base.drafts || server.version > base.version;
}

function keptDraft(key: string): KeptDraft | undefined {
  const copy = (unsavedCopy(key) ?? {}) as Partial<UnsavedCopy<string> & Base & { text: string }>;
  // An earlier release kept it as `text`.
  const { value = copy.text, drafts, version, known = [] } = copy;
  const isWhole = typeof value === 'string' && typeof drafts === 'number' && typeof version === 'number';
  return isWhole ? { value, known, base: { drafts, version } } : undefined;
}
