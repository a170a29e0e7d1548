import type { SavedAnswer } from '@wattle/contract';

/** The answers of one attempt as this device keeps them, so that they survive a reload, a crash and a lost network. */
export class DeviceCopy {
  private readonly key: string;

  constructor(attemptId: string) {
    this.key = `wattle-answers-${attemptId}`;
  }

  read(): SavedAnswer[] {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? '[]') as SavedAnswer[];
    } catch {
      return [];
    }
  }

  /** Says whether the device could keep them: its storage may be full or forbidden. */
  write(answers: readonly SavedAnswer[]): boolean {
    try {
      localStorage.setItem(this.key, JSON.stringify(answers));
      return true;
    } catch {
      return false;
    }
  }

  remove(): void {
    try {
      localStorage.removeItem(this.key);
    } catch {
      // There was nothing to remove.
    }
  }
}
