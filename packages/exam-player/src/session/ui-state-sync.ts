import { type AttemptUiState, attemptUiStateSchema, type SecondsSpent } from '@wattle/contract';
import { deviceStorage } from '@wattle/platform';
import { type AttemptOwner, uiStateKey } from './stored-attempts';

interface UiStateSyncOptions {
  attemptId: string;
  owner: AttemptOwner;
  /** The server's time in milliseconds. */
  now: () => number;
}

/** The UI state of one attempt: on this device at once, and whether the server has confirmed it. */
export class UiStateSync {
  private readonly key: string;
  private uiState: AttemptUiState;
  private confirmed = 1;

  constructor(
    firstQuestionId: string | undefined,
    private readonly options: UiStateSyncOptions,
  ) {
    this.key = uiStateKey(options.attemptId);
    this.uiState = {
      version: 1,
      current: firstQuestionId,
      flagged: [],
      eliminated: {},
      highlights: {},
      secondsSpent: {},
    };
  }

  /** The newer of what the server and this device have. It is stored at once, as it tells whose attempt this is. */
  restore(fromServer: AttemptUiState | undefined): AttemptUiState {
    const onDevice = attemptUiStateSchema.safeParse(deviceStorage.readJson(this.key)).data;
    this.uiState = fromServer ?? this.uiState;
    this.confirmed = this.uiState.version;
    if (onDevice && onDevice.version >= this.confirmed) this.uiState = onDevice;
    this.store();
    return this.uiState;
  }

  get secondsSpent(): SecondsSpent {
    return this.uiState.secondsSpent;
  }

  /** A question was on the screen for another second. */
  countSecond(questionId: string): void {
    const { secondsSpent } = this.uiState;
    this.put({ secondsSpent: { ...secondsSpent, [questionId]: (secondsSpent[questionId] ?? 0) + 1 } });
  }

  /** Keeps a change. Says whether it was one. */
  put(change: Partial<Omit<AttemptUiState, 'version'>>): boolean {
    const changed = { ...this.uiState, ...change };
    if (JSON.stringify(changed) === JSON.stringify(this.uiState)) return false;
    const version = Math.max(this.uiState.version + 1, this.confirmed + 1, this.options.now());
    this.uiState = { ...changed, version };
    this.store();
    return true;
  }

  /** Marks a version as confirmed. */
  confirm(heldVersion = 0): void {
    this.confirmed = Math.max(this.confirmed, heldVersion);
  }

  /** What the server has yet to get. */
  unconfirmed(): AttemptUiState | undefined {
    return this.uiState.version > this.confirmed ? this.uiState : undefined;
  }

  remove(): void {
    deviceStorage.remove(this.key);
  }

  private store(): void {
    deviceStorage.write(this.key, JSON.stringify({ ...this.uiState, owner: this.options.owner }));
  }
}
