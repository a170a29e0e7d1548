import { Injectable } from '@nestjs/common';
import type { AttemptStatus } from '@wattle/contract/attempts';
import { SUBJECT_NAMES } from '@wattle/contract/constants';
import type { Paper } from '@wattle/contract/papers';
import type { Question } from '@wattle/contract/questions';
import type { AttemptResult, AttemptReview, AttemptSummary, CategoryScore } from '@wattle/contract/results';
import { jsonWithQuestions, type QuestionVersion, QuestionVersionsService, type SerializedQuestions } from '../../bank';
import { Clock } from '../../infrastructure';
import { isNearYear } from '../choice/candidates';
import { breakSeconds, breakUntil, countsOf, savedAnswers, statusOf } from './attempt';
import type { Attempt, TopicScore } from './attempt.schema';
import { corrected, review, skillsToPractise } from './marking';

export type Arrange = (versions: readonly QuestionVersion[]) => { questions: Record<string, SerializedQuestions> };

const inOneList: Arrange = (questions) => ({ questions: { questions } });

/** What a child sees of an attempt: keys and explanations only once it is marked. */
@Injectable()
export class AttemptViewsService {
  constructor(
    private readonly versions: QuestionVersionsService,
    private readonly clock: Clock,
  ) {}

  async test(attempt: Attempt, arrange: Arrange = inOneList): Promise<string> {
    const { state: _isOpen, ...status } = this.status(attempt);
    const { questions, ...more } = arrange(status.breakUntil ? [] : await this.versions.find(attempt.questions));
    const fields = {
      attemptId: String(attempt._id),
      startedAt: attempt.startedAt.toISOString(),
      ...status,
      answers: savedAnswers(attempt.answers),
      feedback: attempt.feedback,
      uiState: attempt.uiState,
      ...more,
    };
    return jsonWithQuestions(fields, questions);
  }

  /** For print, and to enter the answers. */
  async paper(attempt: Attempt): Promise<Paper> {
    const { grade, paperCode = '', answers } = attempt;
    const { state: _isOpen, ...status } = this.status(attempt);
    const versions = await this.versions.find(attempt.questions);
    return {
      ...this.summary(attempt),
      ...status,
      paperCode,
      grade,
      answers: savedAnswers(answers),
      questions: versions.map((version) => this.versions.sealed(version)),
    };
  }

  status(attempt: Attempt): AttemptStatus {
    return statusOf(attempt, this.clock.now());
  }

  async result(attempt: Attempt, known?: readonly Question[]): Promise<AttemptResult> {
    return resultOf(attempt, known ?? (await this.questionsOf(attempt)));
  }

  summary(attempt: Attempt): AttemptSummary {
    const {
      _id,
      kind,
      subject,
      resitOf,
      topic,
      day,
      paperCode,
      startedAt,
      deadline,
      submittedAt,
      rehearsal,
      remarked,
      exam,
    } = attempt;
    const { score = null, total = 0, perCategory = [] } = attempt.result ?? {};
    const { given } = attempt.result?.counts ?? countsOf(attempt.answers);
    return {
      attemptId: String(_id),
      kind,
      subject: subject && SUBJECT_NAMES[subject],
      resitOf,
      topic,
      day,
      paperCode,
      startedAt: startedAt.toISOString(),
      deadline: deadline?.toISOString(),
      breakUntil: breakUntil(attempt, this.clock.now())?.toISOString(),
      submittedAt: submittedAt?.toISOString(),
      score,
      total,
      perCategory: perCategory.map(toCategoryScore),
      rehearsal,
      remarked: remarked && { ...remarked, at: remarked.at.toISOString() },
      exam,
      questionCount: attempt.questions.length,
      answeredCount: given,
      secondsUsed:
        submittedAt && deadline
          ? secondsBetween(startedAt, submittedAt) - breakSeconds(attempt, submittedAt)
          : secondsUsed(attempt),
    };
  }

  async review(attempt: Attempt): Promise<AttemptReview> {
    return (await this.reviewed(attempt)).review;
  }

  /** The review, and the questions by which the attempt is marked. */
  async reviewed(attempt: Attempt): Promise<{ review: AttemptReview; questions: Question[] }> {
    const versions = await this.versions.find(attempt.questions);
    const questions = corrected(versions, attempt);
    const review = {
      ...this.summary(attempt),
      chosenForYear: yearOf(attempt, versions),
      result: resultOf(attempt, questions),
      questions: versions.map(({ served }) => JSON.parse(served)),
      skillsToPractise: skillsToPractise(attempt, questions),
    };
    return { review, questions };
  }

  async questionsOf(attempt: Attempt): Promise<Question[]> {
    return corrected(await this.versions.find(attempt.questions), attempt);
  }
}

function resultOf(attempt: Attempt, questions: readonly Question[]): AttemptResult {
  const { score = null, total = attempt.questions.length, perCategory = [], isVerified = true } = attempt.result ?? {};
  // Without answers there are no keys, so that nobody can fetch them with an empty submission.
  const marked = isVerified ? review(questions, attempt) : [];
  return {
    attemptId: String(attempt._id),
    score,
    total,
    perCategory: perCategory.map(toCategoryScore),
    questions: marked,
  };
}

function toCategoryScore({ isLeftOut: _isLeftOut, ...score }: TopicScore): CategoryScore {
  return score;
}

/** Not of a bank that has no years, or too few questions of a year. */
function yearOf({ grade }: Attempt, versions: readonly QuestionVersion[]): number | undefined {
  const near = versions.filter(({ question }) => question.year_level && isNearYear(grade, question.year_level));
  return 2 * near.length > versions.length ? grade : undefined;
}

function secondsBetween(start: Date, end: Date): number {
  return Math.round((end.getTime() - start.getTime()) / 1_000);
}

/** Without a clock: on paper as it was written by hand, else as the pages have counted it. */
function secondsUsed({ uiState, paperCode, paperMinutes }: Attempt): number | undefined {
  if (paperCode) return paperMinutes && 60 * paperMinutes;
  return uiState && Object.values(uiState.secondsSpent).reduce((sum, seconds) => sum + seconds, 0);
}
