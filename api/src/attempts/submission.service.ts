import { createHash } from 'node:crypto';
import { ConflictException, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SecondsSpent, SubmittedAnswer } from '@wattle/contract';
import { Model } from 'mongoose';
import { Clock } from '../common/clock';
import { shuffled } from '../questions/question-choice';
import { QuestionVersionsService } from '../questions/question-versions.service';
import { type Attempt, AttemptRecord } from './attempt.schema';
import { latestOverdue } from './deadline';
import { mark } from './marking';
import { ALREADY_COMPLETED, requireShort } from './refusals';
import { withResponses } from './submitted-answers';

const SETTLED_IN_A_RUN = 500;
const SETTLED_AT_ONCE = 8;

/** What a client hands in. */
export interface Submission {
  responses: readonly SubmittedAnswer[];
  secondsSpent?: SecondsSpent | undefined;
}

@Injectable()
export class SubmissionService {
  private readonly logger = new Logger(SubmissionService.name);

  constructor(
    @InjectModel(AttemptRecord.name) private readonly records: Model<AttemptRecord>,
    private readonly versions: QuestionVersionsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Marks an open attempt once. The same submission sent again gets the same attempt back; another one is refused.
   * After the deadline and its allowance the server has submitted what it holds, and that stands.
   */
  async submit(attempt: Attempt, submission: Submission): Promise<Attempt> {
    const { responses, secondsSpent } = submission;
    for (const { writingResponse } of responses) requireShort(writingResponse);
    const submissionKey = keyOf(responses);
    const current = await this.settle(attempt);
    if (current.state === 'open') {
      const uiState = withSeconds(current, secondsSpent);
      const closed = await this.close({ ...current, uiState }, withResponses(current, responses), submissionKey);
      return closed ?? this.submit(await this.reload(attempt), submission);
    }
    return sameSubmission(current, submissionKey);
  }

  /** Records a score that was posted without the answers it was made from, as it is (decision 8). */
  async record(attempt: Attempt, score: number): Promise<Attempt> {
    const submissionKey = `score ${score}`;
    const result = { score, total: attempt.questions.length, perCategory: [], isVerified: false };
    const current = await this.settle(attempt);
    if (current.state === 'open') {
      const closed = await this.write(current, { result, submissionKey, submittedAt: this.finishTime(current) });
      return closed ?? this.record(await this.reload(attempt), score);
    }
    return sameSubmission(current, submissionKey);
  }

  /** Submits what the server holds when the time and its allowance are over; otherwise gives the attempt back. */
  async settle(attempt: Attempt): Promise<Attempt> {
    if (attempt.state === 'submitted' || !this.isOver(attempt)) return attempt;
    return (await this.close(attempt, attempt.answers)) ?? this.settle(await this.reload(attempt));
  }

  /** Whether this is the submission that an attempt was closed by. */
  hasTaken({ submissionKey }: Attempt, responses: readonly SubmittedAnswer[]): boolean {
    return responses.length > 0 && submissionKey === keyOf(responses);
  }

  /** Settles attempts whose tab never came back; in a random order, as other processes do the same. */
  async closeOverdue(): Promise<void> {
    const deadline = { $lt: latestOverdue(this.clock.now()) };
    const overdue = await this.records.find({ state: 'open', deadline }).limit(SETTLED_IN_A_RUN).lean<Attempt[]>();
    const waiting = shuffled(overdue, Math.random);
    const settleNext = async () => {
      for (const attempt of waiting) await this.closeAlone(attempt);
    };
    await Promise.all(Array.from({ length: SETTLED_AT_ONCE }, settleNext));
  }

  /** One attempt that cannot be settled does not hold up the others. */
  private async closeAlone(attempt: Attempt): Promise<void> {
    try {
      await this.settle(attempt);
    } catch (err) {
      this.logger.error({ attempt: String(attempt._id), err });
    }
  }

  private isOver({ deadline }: Attempt): boolean {
    return deadline !== undefined && deadline < latestOverdue(this.clock.now());
  }

  private async close(attempt: Attempt, answers: Attempt['answers'], submissionKey?: string): Promise<Attempt | null> {
    const versions = await this.versions.find(attempt.questions);
    const result = mark(
      versions.map(({ question }) => question),
      answers,
    );
    const { uiState } = attempt;
    return this.write(attempt, { answers, uiState, result, submissionKey, submittedAt: this.finishTime(attempt) });
  }

  /** A slow network never costs the child time: what arrives within the allowance was finished at the deadline. */
  private finishTime({ deadline }: Attempt): Date {
    const now = this.clock.now();
    return deadline && deadline < now ? deadline : now;
  }

  /** The one write that decides. Null when another one came first, or an answer was saved in between. */
  private write({ _id, revision, kind }: Attempt, change: Partial<Attempt>): Promise<Attempt | null> {
    // A free test is taken once; of all others a new attempt may begin now.
    const freed = kind !== 'free' && { $unset: { uniqueKey: 1 } };
    return this.records
      .findOneAndUpdate(
        { _id, state: 'open', revision },
        { $set: { ...change, state: 'submitted' }, ...freed },
        { returnDocument: 'after' },
      )
      .lean<Attempt>()
      .exec();
  }

  private async reload({ _id }: Attempt): Promise<Attempt> {
    return this.records.findById(_id).orFail().lean<Attempt>();
  }
}

/** What the server itself submitted at the deadline is the same to every client. */
function sameSubmission(submitted: Attempt, submissionKey: string): Attempt {
  const isOther = submitted.submissionKey !== undefined && submitted.submissionKey !== submissionKey;
  if (isOther) throw new ConflictException(ALREADY_COMPLETED);
  return submitted;
}

/** The longer count of each question: one of the two may have come from before a reload. */
function withSeconds({ uiState, questions }: Attempt, submitted: SecondsSpent | undefined): Attempt['uiState'] {
  if (!submitted) return uiState;
  const kept = uiState?.secondsSpent ?? {};
  const longest = questions.flatMap(({ questionId: id }) =>
    id in kept || id in submitted ? [[id, Math.max(kept[id] ?? 0, submitted[id] ?? 0)]] : [],
  );
  const empty = { version: 1, flagged: [], eliminated: {}, highlights: {} };
  return { ...empty, ...uiState, secondsSpent: Object.fromEntries(longest) };
}

function keyOf(responses: readonly SubmittedAnswer[]): string {
  const canonical = responses
    .map(({ questionId, selectedAnswer = null, writingResponse = null }) => [
      questionId,
      selectedAnswer,
      writingResponse,
    ])
    .sort(([one], [other]) => String(one).localeCompare(String(other)));
  return createHash('sha256').update(JSON.stringify(canonical)).digest('base64url');
}
