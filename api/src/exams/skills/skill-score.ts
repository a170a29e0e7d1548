import { isAttempted, isCorrect } from '@wattle/contract/marking';
import type { Question } from '@wattle/contract/questions';
import { firstRatingOf, type Ratings } from './elo';
import { practisedSkillsOf } from './practised-skills';

/** What the answers of one attempt say of one skill. */
export interface SkillScore {
  skill: string;
  total: number;
  /** A right answer that the child guessed counts half. */
  right: number;
  answered: number;
  /** The mean rating of the questions with an answer. */
  difficulty: number;
  /** Questions that went wrong, were left out or were guessed: they come back. */
  missed: string[];
}

interface Answered {
  answers: Readonly<Record<string, { selectedAnswer?: string | null | undefined; guessed?: boolean | undefined }>>;
  chosenBy?: Readonly<Record<string, Ratings>> | undefined;
}

export function skillScores(questions: readonly Question[], attempt: Answered): SkillScore[] {
  const scores = new Map<string, SkillScore>();
  for (const question of questions) {
    for (const skill of practisedSkillsOf(question)) {
      const score = scores.get(skill) ?? { skill, total: 0, right: 0, answered: 0, difficulty: 0, missed: [] };
      scores.set(skill, withAnswer(score, question, attempt));
    }
  }
  return [...scores.values()];
}

function withAnswer(score: SkillScore, question: Question, { answers, chosenBy }: Answered): SkillScore {
  const { id, correct_answer } = question;
  const { selectedAnswer, guessed } = answers[id] ?? {};
  const right = rightOf(isCorrect(selectedAnswer, correct_answer), guessed);
  const isAnswered = isAttempted(selectedAnswer);
  const rating = chosenBy?.[id]?.question ?? firstRatingOf(question);
  return {
    skill: score.skill,
    total: score.total + 1,
    right: score.right + right,
    answered: score.answered + (isAnswered ? 1 : 0),
    difficulty: isAnswered ? score.difficulty + (rating - score.difficulty) / (score.answered + 1) : score.difficulty,
    missed: right === 1 ? score.missed : [...score.missed, id],
  };
}

/** A guess that is right shows some knowledge, but not that it will be right again. */
export function rightOf(isRight: boolean, guessed = false): 0 | 0.5 | 1 {
  if (!isRight) return 0;
  return guessed ? 0.5 : 1;
}
