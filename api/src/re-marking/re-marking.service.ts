import { ConflictException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BankQuestion, ReMarking, Subject } from '@wattle/contract';
import { Model } from 'mongoose';
import { type Attempt, AttemptRecord } from '../attempts/attempt.schema';
import { AttemptViewsService } from '../attempts/attempt-views.service';
import { mark } from '../attempts/marking';
import { Clock } from '../common/clock';
import { QuestionChangesService } from '../questions/question-changes.service';
import { QuestionsService } from '../questions/questions.service';

type Counts = Omit<ReMarking, 'message'>;

/** An attempt whose answer to a question is marked by another key than the one of now. */
interface Concerned {
  attempt: Attempt;
  keyBefore: string;
  /** Whether it was served the options of now: only then the letter means the same. */
  isComparable: boolean;
}

/** Marks past attempts again by a key that was corrected after they were submitted. */
@Injectable()
export class ReMarkingService {
  constructor(
    @InjectModel(AttemptRecord.name) private readonly attempts: Model<AttemptRecord>,
    private readonly views: AttemptViewsService,
    private readonly questions: QuestionsService,
    private readonly changes: QuestionChangesService,
    private readonly clock: Clock,
  ) {}

  /** What it would change. */
  preview(id: string, subject: Subject): Promise<ReMarking> {
    return this.run(id, subject, async () => undefined);
  }

  /** Changes it. Cut short, it can be done again: what was marked by the key of now is not concerned any more. */
  async apply(id: string, subject: Subject, by: string): Promise<ReMarking> {
    const done = await this.run(id, subject, (attempt, change) => this.write(attempt, change));
    if (done.attempts > done.otherOptions) {
      const note = `${done.attempts - done.otherOptions} attempts, ${done.scoresUp} scores up, ${done.scoresDown} down`;
      await this.changes.recordNote(id, subject, 're-marked', note, by);
    }
    return { ...done, message: 'Past attempts were marked again.' };
  }

  private async run(
    id: string,
    subject: Subject,
    write: (attempt: Attempt, change: Partial<Attempt>) => Promise<unknown>,
  ): Promise<ReMarking> {
    const question = await this.questions.find(id, subject);
    // Without any, those of the version that was served are taken away: one may be of the corrected key.
    const { correct_answer, explanation, wrong_turns = {} } = question;
    if (!correct_answer)
      throw new ConflictException('This question has no key to mark by. Give it a correct answer first.');
    const counts: Counts = emptyCounts(correct_answer);
    const keysBefore = new Set<string>();
    const children = new Set<string>();
    for await (const { attempt, keyBefore, isComparable } of this.concerned(question)) {
      counts.attempts += 1;
      keysBefore.add(keyBefore);
      if (!isComparable) {
        counts.otherOptions += 1;
        continue;
      }
      const corrections = { ...attempt.corrections, [id]: { correct_answer, explanation, wrong_turns } };
      const result = mark(await this.views.questionsOf({ ...attempt, corrections }), attempt.answers);
      const scoreBefore = attempt.result?.score ?? null;
      if ((result.score ?? 0) > (scoreBefore ?? 0)) counts.scoresUp += 1;
      if ((result.score ?? 0) < (scoreBefore ?? 0)) counts.scoresDown += 1;
      const isChanged = result.score !== scoreBefore;
      if (isChanged) children.add(attempt.owner);
      const remarked = isChanged ? { remarked: { at: this.clock.now(), scoreBefore } } : {};
      await write(attempt, { corrections, result, ...remarked });
    }
    const all = { ...counts, keysBefore: [...keysBefore].sort(), children: children.size };
    return { ...all, message: 'This is what would change.' };
  }

  private async *concerned(question: BankQuestion): AsyncGenerator<Concerned> {
    const submitted = this.attempts
      .find({ state: 'submitted', 'questions.questionId': question.id, 'result.isVerified': true })
      .lean<Attempt>()
      .cursor();
    for await (const attempt of submitted) {
      const served = (await this.views.questionsOf(attempt)).find(({ id }) => id === question.id);
      const keyBefore = letterOf(served?.correct_answer);
      if (keyBefore === letterOf(question.correct_answer)) continue;
      yield { attempt, keyBefore, isComparable: served?.mcq_options === question.mcq_options };
    }
  }

  private write({ _id, owner }: Attempt, change: Partial<Attempt>): Promise<unknown> {
    return this.attempts.updateOne({ _id, owner, state: 'submitted' }, { $set: change }).exec();
  }
}

function emptyCounts(keyNow: string): Counts {
  return { keysBefore: [], keyNow, attempts: 0, scoresUp: 0, scoresDown: 0, otherOptions: 0, children: 0 };
}

/** The first character decides, as the marking rule has it. */
function letterOf(key = ''): string {
  return key.trim().charAt(0);
}
