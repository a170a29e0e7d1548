import type {
  ANSWERS,
  ATTEMPT_LOCK,
  AttemptOwner,
  OUTBOX,
  OWN_DATA,
  TIMER,
  UI_STATE,
  UNSAVED,
  WaitingWork,
} from '@wattle/contract/device-data';
import type { ThemeName } from './themes';

/**
 * What the shell and remotes find of each other in a page and on a device, beside what they import of the platform. It
 * is a type of the platform, so that a change of it is one of its number (docs/decisions/029).
 */
export interface PageContract {
  /** An open modal dialog carries it; the one with the higher value is in front. */
  modalOrder: { attribute: 'data-priority'; dialog: 0; overlay: 1; urgent: 2 };
  /** What may be pressed again and again carries it. */
  repeatable: 'data-repeatable';
  /** What is of no use without scripts carries it. */
  needsScripts: 'data-needs-scripts';
  /** On the root, and on areas that are dark or bright in every theme. */
  theme: { attribute: 'data-theme'; values: ThemeName };
  surface: { attribute: 'data-surface'; values: 'dark' | 'light' };
  /** How much of the window notices take. */
  noticesHeight: '--notices-height';
  /** Beginnings of keys of the device's storage, of caches and of locks. */
  keys: {
    ownData: typeof OWN_DATA;
    unsaved: typeof UNSAVED;
    outbox: typeof OUTBOX;
    answers: typeof ANSWERS;
    uiState: typeof UI_STATE;
    timer: typeof TIMER;
    attemptLock: typeof ATTEMPT_LOCK;
  };
  /** What stands under them and is read by the other side. */
  stored: { outbox: WaitingWork; uiState: { attemptId: string; owner: AttemptOwner }; unsaved: { keptAt: string } };
}
