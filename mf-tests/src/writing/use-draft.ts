import { UNSAVED } from '@wattle/contract/device-data';
import { requestTo } from '@wattle/contract/endpoint';
import { finishDraft, type Writing } from '@wattle/contract/writings';
import { deviceStorage, errorStatus, useSession } from '@wattle/platform';
import { useState } from 'react';
import type { StepProps } from './steps';
import { type Autosave, useAutosave } from './use-autosave';
import { useChangeWritingMutation, useSaveDraftMutation } from './writing.api';

const SAVE_PAUSE_MS = 1_000;

/** A text as it was on the server: how many drafts were finished, and the version of the one that was begun. */
interface Base {
  drafts: number;
  version: number;
}

interface KeptDraft extends Base {
  text: string;
  /** Sent since, and not known to have arrived: where the server has one of these, no other page has written. */
  sent: string[];
}

const REMEMBERED_SENT = 5;

export interface Draft {
  text: string;
  setText: (text: string) => void;
  save: Autosave;
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
  const [text, setText] = useState(begun.text);
  const [base, setBase] = useState<Base>(begun);
  const [isFinishing, setFinishing] = useState(false);
  const [sent, setSent] = useState(begun.sent);
  const isOwn = server.text === text || sent.includes(server.text);
  const isBehind = isNewer(server, base) && !isOwn;

  const save = useAutosave({
    value: text,
    initial: server.text,
    pauseMs: SAVE_PAUSE_MS,
    isPaused: isBehind || isFinishing,
    key,
    toKeep: { ...base, text, sent } satisfies KeptDraft,
    save: async (value) => {
      setSent([...sent, value].slice(-REMEMBERED_SENT));
      const put = (version: number) => saveDraft({ params, body: { text: value, version } });
      let { data, error } = await put(base.version + 1);
      if (errorStatus(error) === 409) {
        // Another page has saved since, or this one has and did not hear of it.
        const fresh = await reload();
        const found = fresh && onServer(fresh);
        if (found?.text === value) data = { version: found.version };
        else if (found && sent.includes(found.text)) ({ data, error } = await put(found.version + 1));
      }
      if (!data) return error;
      setBase({ drafts: server.drafts, version: data.version });
      setSent([]);
      return undefined;
    },
  });

  // Nothing was written here since: the newer text takes the place of the older one.
  if (isNewer(server, base) && (isOwn || save.isSaved)) {
    setBase(server);
    if (!isOwn) setText(server.text);
  }

  return {
    text,
    setText,
    save,
    other: isBehind && !save.isSending ? server.text : undefined,
    keepOwn: () => setBase(server),
    takeOther: () => {
      setBase(server);
      setText(server.text);
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
  const latest = draftTexts.at(-1)?.text ?? '';
  return { drafts: draftTexts.length, version: openDraft?.version ?? 0, text: openDraft?.text ?? latest, sent: [] };
}

function isNewer(server: Base, base: Base): boolean {
  return server.drafts !== base.drafts || server.version > base.version;
}

function keptDraft(key: string): KeptDraft | undefined {
  const { text, drafts, version, sent = [] } = (deviceStorage.readJson(key) ?? {}) as Partial<KeptDraft>;
  const isWhole = typeof text === 'string' && typeof drafts === 'number' && typeof version === 'number';
  return isWhole ? { text, drafts, version, sent } : undefined;
}
