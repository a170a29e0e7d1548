import { ConflictException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AttemptUiState } from '@wattle/contract/attempt-ui-state';
import type { AnswersReceipt, HeldAnswer, SaveAnswers, SavedAnswer } from '@wattle/contract/attempts';
import { tooLongWriting } from '@wattle/contract/text';
import { Model, Types } from 'mongoose';
import { Clock, DAY_MS } from '../../infrastructure';
import {
  ALREADY_COMPLETED,
  attemptNotFound,
  breakUntil,
  latestOverdue,
  requireShort,
  savedAnswers,
  statusOf,
} from './attempt';
import { type Attempt, AttemptRecord } from './attempt.schema';
import { AttemptsService } from './attempts.service';
import { SubmissionService } from './submission.service';

/** Saves answers and UI state of open attempts, through the driver's collection as {@link AttemptsService} does. */
@Injectable()
export class AnswersService {
  constructor(
    @InjectModel(AttemptRecord.name) private readonly records: Model<AttemptRecord>,
    private readonly attempts: AttemptsService,
    private readonly submissions: SubmissionService,
    private readonly clock: Clock,
  ) {}

  async save(id: string, owner: string, changes: SaveAnswers): Promise<AnswersReceipt> {
    const receipt = await this.saveIfOwned(id, owner, changes);
    if (!receipt) throw attemptNotFound();
    return receipt;
  }

  /**
   * Saves each answer and the UI state unless a newer version is stored. One write checks the owner and the state, and
   * compares versions. Null when the owner has no such attempt.
   */
  async saveIfOwned(_id: string, owner: string, { answers, uiState }: SaveAnswers): Promise<AnswersReceipt | null> {
    if (answers.some(({ writingResponse = '' }) => tooLongWriting(writingResponse))) {
      const attempt = await this.attempts.findOwned(_id, [owner]);
      if (!attempt) return null;
      for (const { writingResponse } of answers) requireShort(writingResponse, attempt.kind);
    }
    const now = this.clock.now();
    requirePast([...answers, ...(uiState ? [uiState] : [])], now);
    const sent = [...new Set(answers.map(({ questionId }) => questionId))];
    const named = [...new Set([...sent, ...namedIn(uiState)])];
    const saved = (await this.records.collection.findOneAndUpdate(
      {
        _id: new Types.ObjectId(_id),
        owner,
        state: 'open',
        $or: [{ deadline: null }, { deadline: { $gte: latestOverdue(now) } }],
        'restBreaks.until': { $not: { $gt: now } },
        ...(named.length > 0 && { 'questions.questionId': { $all: named } }),
      },
      [
        {
          $set: {
            ...changesOf(answers),
            ...(uiState && newest('uiState', uiState)),
            revision: { $add: ['$revision', 1] },
          },
        },
      ],
      { returnDocument: 'after', projection: receiptFields(sent) },
    )) as Attempt | null;
    if (!saved) return this.refuse(_id, owner);
    const stored = savedAnswers(saved.answers).map((answer) => aboveSent(answer, answers));
    return { ...statusOf(saved, now), answers: stored, uiStateVersion: saved.uiState?.version };
  }

  private async refuse(_id: string, owner: string): Promise<null> {
    const attempt = await this.attempts.findOwned(_id, [owner]);
    if (!attempt) return null;
    const { state } = await this.submissions.toRead(attempt);
    if (state === 'submitted') throw new ConflictException(ALREADY_COMPLETED);
    if (breakUntil(attempt, this.clock.now())) {
      throw new UnprocessableEntityException('Your clock has stopped for a break. End the break to go on.');
    }
    throw new UnprocessableEntityException('This question is not part of the test. Please reload the page.');
  }
}

/** A checked answer is newer than what was sent, so that a page which does not know verdicts takes it over, too. */
function aboveSent(stored: HeldAnswer, sent: readonly SavedAnswer[]): HeldAnswer {
  if (!stored.verdict) return stored;
  const versions = sent.flatMap(({ questionId, version }) => (questionId === stored.questionId ? version + 1 : []));
  return { ...stored, version: Math.max(stored.version, ...versions) };
}

/** Versions are times of devices. One from the far future would reject every later answer. */
function requirePast(versioned: readonly { version: number }[], now: Date): void {
  const latest = now.getTime() + DAY_MS;
  const isAhead = versioned.some(({ version }) => version > latest);
  if (isAhead)
    throw new UnprocessableEntityException(
      'The clock of this device is more than a day ahead. Please set it, then reload the page.',
    );
}

/** A UI state may name only questions of the test. */
function namedIn(uiState: AttemptUiState | undefined): string[] {
  if (!uiState) return [];
  const { current, flagged, eliminated, highlights, secondsSpent } = uiState;
  return [...(current ? [current] : []), ...flagged, ...Object.keys({ ...eliminated, ...highlights, ...secondsSpent })];
}

const STATUS_FIELDS = { state: 1, deadline: 1, activePageId: 1, privileges: 1, restBreaks: 1 } as const;

function receiptFields(questionIds: readonly string[]): Record<string, 1> {
  const answers = questionIds.map((questionId) => [`answers.${questionId}`, 1]);
  return { 'uiState.version': 1, ...STATUS_FIELDS, ...Object.fromEntries(answers) };
}

/** Of two answers to a question the newer one counts. */
function changesOf(answers: readonly SavedAnswer[]): object {
  const inOrder = answers.toSorted((one, other) => one.version - other.version);
  return Object.assign({}, ...inOrder.map(({ questionId, ...answer }) => newest(`answers.${questionId}`, answer)));
}

/** An answer that was checked stays, too. So does a plan, unless another one comes. */
function newest(path: string, sent: { version: number }): object {
  const isNewer = { $gte: [{ $ifNull: [`$${path}.version`, 0] }, sent.version] };
  const stays = { $cond: [{ $ifNull: [`$${path}.verdict`, false] }, true, isNewer] };
  const fields = Object.entries(sent).map(([field, value]) => [field, { $literal: value }]);
  return { [path]: { $cond: [stays, `$${path}`, { plan: `$${path}.plan`, ...Object.fromEntries(fields) }] } };
}
