import { ConflictException, Injectable, NotFoundException, UnprocessableEntityException } from '@nestjs/common';
import { isCorrect } from '@wattle/contract/marking';
import type { Question } from '@wattle/contract/questions';
import type { MarkedQuestion } from '@wattle/contract/results';
import { Clock } from '../../infrastructure';
import { ALREADY_COMPLETED, ownerOf } from '../attempts/attempt';
import type { Attempt, StoredAnswer } from '../attempts/attempt.schema';
import { AttemptViewsService } from '../attempts/attempt-views.service';
import { AttemptsService } from '../attempts/attempts.service';
import { markedQuestion } from '../attempts/marking';
import { DailyPracticeService } from '../practice/daily-practice.service';
import { skillScores } from '../skills/skill-score';

type CheckedAnswer = Pick<StoredAnswer, 'guessed'> & { selectedAnswer: string };

interface CheckedQuestion {
  id: string;
  questionId: string;
}

/** Marks single answers of untimed attempts with feedback (docs/decisions/065). */
@Injectable()
export class AnswerChecksService {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly views: AttemptViewsService,
    private readonly practice: DailyPracticeService,
    private readonly clock: Clock,
  ) {}

  /** The first answer that is checked counts; every later call gets the same response. */
  async check(childId: string, { id, questionId }: CheckedQuestion, checked: CheckedAnswer): Promise<MarkedQuestion> {
    const attempt = await this.attempts.requireOwned(id, ownerOf('child', childId));
    const questions = await this.views.questionsOf({
      ...attempt,
      questions: attempt.questions.filter((each) => each.questionId === questionId || isChecked(attempt, each)),
    });
    const question = questions.find((each) => each.id === questionId);
    if (!question) throw new NotFoundException('This question is not part of the test. Please reload the page.');
    if (attempt.answers[questionId]?.verdict) return this.marked(childId, question, questions, attempt);

    requireFeedback(attempt);
    if (question.subject === 'Writing') {
      throw new UnprocessableEntityException('A text can’t be checked like this. Submit your test when you are ready.');
    }
    const version = Math.max(attempt.answers[questionId]?.version ?? 0, this.clock.now().getTime()) + 1;
    const verdict = isCorrect(checked.selectedAnswer, question.correct_answer) ? 'right' : 'wrong';
    const answer: StoredAnswer = { ...checked, version, verdict };
    const isWritten = await this.attempts.putAnswer(attempt, questionId, answer);
    // A save, or another check, came first.
    if (!isWritten) return this.check(childId, { id, questionId }, checked);
    const answers = { ...attempt.answers, [questionId]: answer };
    return this.marked(childId, question, questions, { ...attempt, answers });
  }

  private async marked(childId: string, question: Question, checked: readonly Question[], attempt: Attempt) {
    const marked = markedQuestion(question, attempt);
    if (attempt.state === 'submitted') return marked;
    const questionIds = checked.map(({ id }) => id);
    const perSkill = skillScores(checked, attempt);
    return { ...marked, comesBackOn: await this.practice.comesBackOn(childId, question, { questionIds, perSkill }) };
  }
}

function isChecked({ answers }: Attempt, { questionId }: Attempt['questions'][number]): boolean {
  return answers[questionId]?.verdict !== undefined;
}

function requireFeedback({ state, feedback }: Attempt): void {
  if (state === 'submitted') throw new ConflictException(ALREADY_COMPLETED);
  if (!feedback) throw new ConflictException('The answers of this test are marked when you submit it.');
}
