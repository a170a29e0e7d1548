import { Injectable } from '@nestjs/common';
import { isAttempted, isCorrect } from '@wattle/contract/marking';
import { MISCONCEPTIONS } from '@wattle/contract/misconceptions';
import { type OptionLetter, optionsOf } from '@wattle/contract/options';
import {
  LEAST_QUESTIONS_OF_MISCONCEPTION,
  MAX_TOLD_MISCONCEPTIONS,
  MISCONCEPTION_WEEKS,
  type OwnMisconception,
  type OwnMisconceptions,
} from '@wattle/contract/own-misconceptions';
import type { Question } from '@wattle/contract/questions';
import { topicOf } from '@wattle/contract/skills';
import { type Misconceptions, MisconceptionTagsService } from '../../bank';
import { Clock, DAY_MS, grouped } from '../../infrastructure';
import { ownerOf } from '../attempts/attempt';
import { AttemptListsService } from '../attempts/attempt-lists.service';
import { AttemptViewsService } from '../attempts/attempt-views.service';

interface Answer {
  attemptId: string;
  question: Question;
  selected: OptionLetter;
}

/** The kinds of mistake that come back in the answers of a child. Nothing of them is stored. */
@Injectable()
export class MisconceptionsService {
  constructor(
    private readonly lists: AttemptListsService,
    private readonly views: AttemptViewsService,
    private readonly tags: MisconceptionTagsService,
    private readonly clock: Clock,
  ) {}

  async of(childId: string): Promise<OwnMisconceptions> {
    const answers = await this.latestAnswers(childId);
    const behind = await this.tags.of(answers.map(({ question }) => question));
    const possible = answers.flatMap((answer, index) => {
      const misconceptions: Misconceptions = behind[index] ?? new Map();
      const isWrong = !isCorrect(answer.selected, answer.question.correct_answer);
      const made = isWrong ? misconceptions.get(answer.selected) : undefined;
      return [...new Set(misconceptions.values())].map((id) => ({ id, answer, isMade: id === made }));
    });
    const told = [...grouped(possible, ({ id }) => id)].flatMap(([id, ofKind]) => {
      const made = ofKind.filter(({ isMade }) => isMade);
      const [latest] = made;
      const kind = MISCONCEPTIONS.find((each) => each.id === id);
      if (!kind || !latest || made.length < LEAST_QUESTIONS_OF_MISCONCEPTION) return [];
      return [{ ...kind, made: made.length, possible: ofKind.length, example: exampleOf(latest.answer) }];
    });
    told.sort((one, other) => other.made - one.made || one.possible - other.possible);
    return { misconceptions: told.slice(0, MAX_TOLD_MISCONCEPTIONS) };
  }

  /** Of each question the latest one, the latest question first. */
  private async latestAnswers(childId: string): Promise<Answer[]> {
    const since = new Date(this.clock.now().getTime() - 7 * MISCONCEPTION_WEEKS * DAY_MS);
    const attempts = await this.lists.listAnswersSince(ownerOf('child', childId), since);
    const questions = await Promise.all(attempts.map((attempt) => this.views.questionsOf(attempt)));
    const answers = attempts.flatMap((attempt, index) =>
      (questions[index] ?? []).flatMap((question) => {
        const selected = attempt.answers[question.id]?.selectedAnswer;
        if (!question.correct_answer || !isAttempted(selected)) return [];
        return [{ attemptId: String(attempt._id), question, selected: selected?.trim().charAt(0) as OptionLetter }];
      }),
    );
    return [...grouped(answers, ({ question }) => question.id).values()].map(([latest]) => latest);
  }
}

function exampleOf({ attemptId, question, selected }: Answer): OwnMisconception['example'] {
  const { id, subject, category, wrong_turns } = question;
  return {
    attemptId,
    questionId: id,
    question: question.question ?? '',
    selected: optionsOf(question).find(({ letter }) => letter === selected)?.text ?? selected,
    rationale: wrong_turns?.[selected],
    category: topicOf(subject, category),
  };
}
