import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BankQuestion } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import type { ReMarking } from '@wattle/contract/question-changes';
import { formatCount } from '@wattle/contract/text';
import { Model } from 'mongoose';
import { QuestionChangesService } from '../../bank';
import { Clock } from '../../infrastructure';
import { ResultChanges } from '../attempts/attempt';
import { type Attempt, AttemptRecord } from '../attempts/attempt.schema';
import { AttemptViewsService } from '../attempts/attempt-views.service';
import { QuestionRatingsService } from '../question-ratings/question-ratings.service';
import { type AffectedAttempt, affectedAttempt, countsOf } from './affected-attempt';

type Counts = Omit<ReMarking, 'message'>;

/** Marks submitted attempts again by a corrected key; open ones are marked by it at their submission. */
@Injectable()
export class ReMarkingService {
  constructor(
    @InjectModel(AttemptRecord.name) private readonly attempts: Model<AttemptRecord>,
    private readonly views: AttemptViewsService,
    private readonly changes: QuestionChangesService,
    private readonly ratings: QuestionRatingsService,
    private readonly results: ResultChanges,
    private readonly clock: Clock,
  ) {}

  async preview(id: string, subject: Subject): Promise<ReMarking> {
    const question = await this.changes.requireMarking(id, subject);
    const counts = await this.each(question, (attempt) => this.affected(attempt, question));
    return { ...counts, message: 'This is what would change.' };
  }

  /** Can be repeated after an interruption, because attempts with the current key are not affected. */
  async apply(id: string, subject: Subject, by: string): Promise<ReMarking> {
    const question = await this.changes.requireMarking(id, subject, by);
    const counts = await this.each(question, (attempt) => this.correct(attempt, question));
    const note = noteOf(counts);
    this.results.note();
    await this.ratings.forget(id);
    if (note) await this.changes.recordNote(id, subject, 're-marked', note, by);
    return { ...counts, message: `Past attempts were marked again.${openSentence(counts)}` };
  }

  private each(
    question: BankQuestion,
    act: (attempt: Attempt) => Promise<AffectedAttempt | undefined>,
  ): Promise<Counts> {
    const holding = this.attempts
      .find({ 'questions.questionId': question.id }, { uiState: 0 })
      .lean<Attempt>()
      .cursor();
    async function* affected() {
      for await (const attempt of holding) {
        const each = await act(attempt);
        if (each) yield each;
      }
    }
    return countsOf(affected(), question.correct_answer ?? '');
  }

  private async affected(attempt: Attempt, question: BankQuestion): Promise<AffectedAttempt | undefined> {
    return affectedAttempt(attempt, await this.views.questionsOf(attempt), question);
  }

  /**
   * One write for each attempt, which requires the revision that was read and raises it. Saving raises it too, and
   * submitting changes the state, so that of two concurrent writes the later one starts again.
   */
  private async correct(attempt: Attempt, question: BankQuestion): Promise<AffectedAttempt | undefined> {
    const affected = await this.affected(attempt, question);
    if (!affected?.correction) return affected;
    const { _id, owner, state, revision } = attempt;
    const { correction, result } = affected;
    const scoreBefore = attempt.result?.score ?? null;
    const isChanged = result && result.score !== scoreBefore;
    const change = {
      [`corrections.${question.id}`]: correction,
      ...(result && { result, uncounted: 'changed' }),
      ...(isChanged && { remarked: { at: this.clock.now(), scoreBefore } }),
    };
    const { matchedCount } = await this.attempts.updateOne(
      { _id, owner, state, revision },
      { $set: change, $inc: { revision: 1 } },
    );
    if (matchedCount === 1) return affected;
    const current = await this.attempts.findOne({ _id, owner }).lean<Attempt>();
    // Erased meanwhile.
    return current ? this.correct(current, question) : undefined;
  }
}

function noteOf({ attempts, otherOptions, scoresUp, scoresDown, openAttempts }: Counts): string {
  const marked = attempts - otherOptions;
  const notes = [
    ...(marked > 0
      ? [`${formatCount(marked, 'attempt')}, ${formatCount(scoresUp, 'score')} up, ${scoresDown} down`]
      : []),
    ...(openAttempts > 0 ? [formatCount(openAttempts, 'open attempt')] : []),
  ];
  return notes.join(', ');
}

function openSentence({ openAttempts }: Counts): string {
  if (openAttempts === 0) return '';
  return openAttempts === 1
    ? ' 1 open attempt will be marked by the corrected key when it is submitted.'
    : ` ${openAttempts} open attempts will be marked by the corrected key when they are submitted.`;
}
