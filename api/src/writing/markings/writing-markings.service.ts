import { Injectable } from '@nestjs/common';
import type { ReturnedMarking } from '@wattle/contract/writing-marks';

/** A draft that a child has finished. */
export interface FinishedDraft {
  writingId: string;
  owner: string;
  attemptId: string;
  questionId: string;
  version: number;
  title: string;
  genre?: string | undefined;
  draft: number;
  text: string;
}

/** Stand-in: nothing is marked. */
@Injectable()
export class WritingMarkingsService {
  async enqueue(_finished: FinishedDraft): Promise<void> {}

  async returnedOf(_writingIds: readonly string[]): Promise<Map<string, ReturnedMarking[]>> {
    return new Map();
  }

  async returnedBetween(_owner: string, _from: Date, _to: Date): Promise<{ title: string; returnedAt: Date }[]> {
    return [];
  }
}
