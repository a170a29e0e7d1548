import { SUBJECT_NAMES } from '@wattle/contract/constants';
import type { DueSkill } from '@wattle/contract/daily-practice';
import { isAttempted, isCorrect } from '@wattle/contract/marking';
import type { Question, SubjectName } from '@wattle/contract/questions';
import { skillOf, skillsOf, topicOf } from '@wattle/contract/skills';

const SEPARATOR = ': ';

/** Ids of the skills that a question practises. A topic that staff have made themselves is a skill of its own. */
export function practisedSkillsOf(question: Pick<Question, 'subject' | 'category' | 'skills'>): string[] {
  const { subject, category } = question;
  if (subject === 'Writing') return [];
  const skills = skillsOf(question);
  return skills.length > 0 ? skills : [`${subject}${SEPARATOR}${topicOf(subject, category)}`];
}

export function describeSkill(id: string): Omit<DueSkill, 'reason'> {
  const skill = skillOf(id);
  if (skill) return { id, name: skill.name, subject: SUBJECT_NAMES[skill.subject] };
  const [subject, ...topic] = id.split(SEPARATOR);
  return { id, name: topic.join(SEPARATOR), subject: subject as SubjectName };
}

/** Ratings are in logits: a child has an even chance with a question of its own rating (docs/decisions/068). */
const RATING_OF_LEVEL = { Easy: -1, Medium: 0, Difficult: 1 } as const;
const RATING_OF_YEAR = 0.5;
const MIDDLE_YEAR = 5.5;

/** What is expected of a question before anybody has answered it. */
export function firstRatingOf({ level = 'Medium', year_level }: Pick<Question, 'level' | 'year_level'>): number {
  return RATING_OF_LEVEL[level] + ratingOfYear(year_level);
}

export function ratingOfYear(year = MIDDLE_YEAR): number {
  return RATING_OF_YEAR * (year - MIDDLE_YEAR);
}

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
  /** In practice: the ratings of its questions at that time. */
  chosenBy?: Readonly<Record<string, { question: number }>> | undefined;
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
