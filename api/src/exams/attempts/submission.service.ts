import { ConflictException, Injectable, Logger, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SecondsSpent } from '@wattle/contract/attempt-ui-state';
import type { SubmittedAnswer } from '@wattle/contract/attempts';
import { Model } from 'mongoose';
import { QuestionVersionsService } from '../../bank';
import { Clock, logFailure, RepeatedTask } from '../../infrastructure';
import { shuffled } from '../choice/candidates';
import {
  ALREADY_COMPLETED,
  attemptNotFound,
  CHILD_PREFIX,
  countsOf,
  isOverdue,
  latestOverdue,
  ResultChanges,
  requireShort,
} from './attempt';
import { type Attempt, AttemptRecord } from './attempt.schema';
import { corrected, mark } from './marking';
import { hasTextsOfChild, submissionKeyOf, withResponses, withSeconds } from './submitted-answers';
import { SubmittedTexts } from './submitted-texts';

const SWEEP_MS = 2_000;
const SWEEP_SIZE = 500;
const SWEEP_CONCURRENCY = 8;

export interface Submission {
  responses: readonly SubmittedAnswer[];
  secondsSpent?: SecondsSpent | undefined;
  /** Of a test on paper, as they were written by hand. */
  minutes?: number | undefined;
}

/** Closes attempts, each of them once: when a client submits, or when the time is over. */
@Injectable()
export class SubmissionService {
  private readonly logger = new Logger(SubmissionService.name);

  constructor(
    @InjectModel(AttemptRecord.name) private readonly records: Model<AttemptRecord>,
    private readonly versions: QuestionVersionsService,
    private readonly texts: SubmittedTexts,
    private readonly changes: ResultChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * Marks an open attempt. A repeated submission gets the same attempt; another one is refused. After the deadline and
   * its allowance only what the server has counts.
   */
  async submit(attempt: Attempt, submission: Submission): Promise<Attempt> {
    const { responses, secondsSpent, minutes: paperMinutes } = submission;
    for (const { writingResponse } of responses) requireShort(writingResponse, attempt.kind);
    const submissionKey = submissionKeyOf(responses);
    const current = await this.closeIfOverdue(attempt);
    if (current.state === 'submitted') return sameSubmission(current, submissionKey);

    const answers = withResponses(current, responses);
    const uiState = withSeconds(current, secondsSpent);
    const closed = await this.write(current, {
      ...(await this.marked({ ...current, answers, uiState })),
      submissionKey,
      paperMinutes,
    });
    return closed ?? this.submit(await this.reload(attempt), submission);
  }

  /** Records a score that was posted without answers (docs/decisions/008). */
  async record(attempt: Attempt, score: number): Promise<Attempt> {
    const submissionKey = `score ${score}`;
    const current = await this.closeIfOverdue(attempt);
    if (current.state === 'submitted') return sameSubmission(current, submissionKey);

    const counts = countsOf(current.answers);
    const result = { score, total: attempt.questions.length, perCategory: [], counts, isVerified: false };
    const closed = await this.write(current, { result, submissionKey, submittedAt: this.finishTime(current) });
    return closed ?? this.record(await this.reload(attempt), score);
  }

  async closeIfOverdue(attempt: Attempt): Promise<Attempt> {
    if (!isOverdue(attempt, this.clock.now())) return attempt;
    return (await this.write(attempt, await this.marked(attempt))) ?? this.closeIfOverdue(await this.reload(attempt));
  }

  /** An attempt for reading, without a write: an overdue one looks as if it were submitted. */
  async toRead(attempt: Attempt): Promise<Attempt> {
    if (!isOverdue(attempt, this.clock.now())) return attempt;
    const hasUnrecordedTexts = hasTextsOfChild(attempt);
    return { ...attempt, ...(await this.marked(attempt)), hasUnrecordedTexts, state: 'submitted' };
  }

  isRepeatSubmission({ submissionKey }: Attempt, responses: readonly SubmittedAnswer[]): boolean {
    return responses.length > 0 && submissionKey === submissionKeyOf(responses);
  }

  /** In random order, because other processes do the same. */
  async closeOverdue(): Promise<void> {
    const deadline = { $lt: latestOverdue(this.clock.now()) };
    const overdue = await this.records.find({ state: 'open', deadline }).limit(SWEEP_SIZE).lean<Attempt[]>();
    const waiting = shuffled(overdue, Math.random);
    const closeNext = async () => {
      for (const attempt of waiting) await this.closeOrLog(attempt);
    };
    await Promise.all(Array.from({ length: SWEEP_CONCURRENCY }, closeNext));
  }

  private async closeOrLog(attempt: Attempt): Promise<void> {
    try {
      await this.closeIfOverdue(attempt);
    } catch (err) {
      if (err instanceof NotFoundException) return;
      logFailure(this.logger, err, { attempt: String(attempt._id) });
    }
  }

  private async marked(attempt: Attempt) {
    const { answers, uiState } = attempt;
    const questions = corrected(await this.versions.find(attempt.questions), attempt);
    return { answers, uiState, result: mark(questions, attempt), submittedAt: this.finishTime(attempt) };
  }

  /** What arrives within the allowance was finished at the deadline. */
  private finishTime({ deadline }: Attempt): Date {
    const now = this.clock.now();
    return deadline && deadline < now ? deadline : now;
  }

  /** Null when another write came first, such as a save. */
  private async write(attempt: Attempt, change: Partial<Attempt>): Promise<Attempt | null> {
    const { _id, owner, revision, kind, day } = attempt;
    // In the same write, so that no text is lost where the process ends before it is recorded.
    const hasUnrecordedTexts = hasTextsOfChild({ ...attempt, ...change }) || undefined;
    const uncounted = owner.startsWith(CHILD_PREFIX) ? ('new' as const) : undefined;
    // A free test is taken only once, and so is the practice of a day; others may begin anew.
    const freed = kind !== 'free' && day === undefined && { $unset: { uniqueKey: 1 } };
    const submitted = { ...change, hasUnrecordedTexts, uncounted, state: 'submitted' as const };
    // The revision says that the stored attempt is this one, so it is not sent back.
    const written = await this.records.collection.findOneAndUpdate(
      { _id, owner, state: 'open', revision },
      { $set: submitted, ...freed },
      { projection: { _id: 1 } },
    );
    if (!written) return null;
    this.changes.note();
    const closed = { ...attempt, ...submitted, ...(freed && { uniqueKey: undefined }) } as Attempt;
    if (hasUnrecordedTexts) await this.texts.record(closed);
    return closed;
  }

  private async reload({ _id, owner }: Attempt): Promise<Attempt> {
    const attempt = await this.records.findOne({ _id, owner }).lean<Attempt>();
    // Erased meanwhile.
    if (!attempt) throw attemptNotFound();
    return attempt;
  }
}

/** A submission by the server at the deadline matches every submission. */
function sameSubmission(submitted: Attempt, submissionKey: string): Attempt {
  const isOther = submitted.submissionKey !== undefined && submitted.submissionKey !== submissionKey;
  if (isOther) throw new ConflictException(ALREADY_COMPLETED);
  return submitted;
}

/** Submits overdue attempts whose page never returned. Several processes may do so: each attempt closes once. */
@Injectable()
export class AttemptSweeper extends RepeatedTask {
  constructor(private readonly submissions: SubmissionService) {
    super(SWEEP_MS);
  }

  protected run(): Promise<void> {
    return this.submissions.closeOverdue();
  }
}
