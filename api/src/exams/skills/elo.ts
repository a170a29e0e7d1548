import type { SubjectName } from '@wattle/contract/questions';
import { describeSkill, ratingOfYear } from './skill-score';

/** Of a child without answers: at medium questions of its year it is right three times of four. */
const FIRST_RATING = 1;

/** How far one answer moves a rating: less and less, and never less than the floor, because children learn. */
interface LearningRate {
  first: number;
  decay: number;
  floor: number;
}

const RATES = {
  subject: { first: 0.8, decay: 0.1, floor: 0.1 },
  skill: { first: 0.4, decay: 0.1, floor: 0.1 },
  question: { first: 0.5, decay: 0.02, floor: 0.05 },
} as const satisfies Record<string, LearningRate>;

export function learningRate(of: keyof typeof RATES, answers: number): number {
  const { first, decay, floor } = RATES[of];
  return Math.max(floor, first / (1 + decay * answers));
}

export function chanceOf(child: number, question: number): number {
  return 1 / (1 + Math.exp(question - child));
}

/** Of a child in the skills of a question, and of the question. */
export interface Ratings {
  child: number;
  question: number;
}

interface Estimate {
  rating: number;
  answers: number;
}

/** Answers to questions of one skill, and the mean rating of these questions. */
interface LearntScore {
  skill: string;
  answered: number;
  right: number;
  difficulty: number;
}

export interface StoredRatings {
  subjects: [SubjectName, Estimate][];
  skills: [string, Estimate][];
}

/** Ratings of one child: for each subject, and for each skill how far it is above or below its subject. */
export class ChildRatings {
  private readonly subjects: Map<SubjectName, Estimate>;
  private readonly skills: Map<string, Estimate>;
  private readonly first: number;

  constructor(grade?: number, { subjects, skills }: StoredRatings = { subjects: [], skills: [] }) {
    this.subjects = new Map(subjects);
    this.skills = new Map(skills);
    this.first = FIRST_RATING + ratingOfYear(grade);
  }

  toStored(): StoredRatings {
    return { subjects: [...this.subjects], skills: [...this.skills] };
  }

  /** @param skills - Of one question, which asks for the mean of them. */
  of(skills: readonly string[]): number {
    const ratings = skills.map((skill) => this.subjectOf(skill).rating + this.skillOf(skill).rating);
    return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  }

  /** The answers of one attempt are in no order, so each counts as much as the others. */
  learn({ skill, answered, right, difficulty }: LearntScore): void {
    for (let each = 0; each < answered; each += 1) {
      const error = right / answered - chanceOf(this.of([skill]), difficulty);
      move('subject', this.subjectOf(skill), error);
      move('skill', this.skillOf(skill), error);
    }
  }

  private subjectOf(skill: string): Estimate {
    return entryOf(this.subjects, describeSkill(skill).subject, this.first);
  }

  private skillOf(skill: string): Estimate {
    return entryOf(this.skills, skill, 0);
  }
}

function entryOf<Key>(estimates: Map<Key, Estimate>, key: Key, rating: number): Estimate {
  const estimate = estimates.get(key) ?? { rating, answers: 0 };
  estimates.set(key, estimate);
  return estimate;
}

function move(of: 'subject' | 'skill', estimate: Estimate, error: number): void {
  estimate.rating += learningRate(of, estimate.answers) * error;
  estimate.answers += 1;
}

/** Practice is neither too easy nor too hard where three of four answers are right. */
const WANTED_CHANCE = 0.75;
/** It is drawn from so many of the nearest, so that answers spread over the bank. */
const DRAWN_FROM = 3;

/** One of the questions that are nearest to what a child can do; undefined where there are none. */
export function nearestQuestion<Q>(
  questions: readonly Q[],
  ratingsOf: (question: Q) => Ratings,
  random: () => number,
): Q | undefined {
  const distances = questions.map((each) => ({ each, distance: distanceOf(ratingsOf(each)) }));
  const nearest = distances.sort((one, other) => one.distance - other.distance).slice(0, DRAWN_FROM);
  return nearest[Math.floor(random() * nearest.length)]?.each;
}

function distanceOf({ child, question }: Ratings): number {
  return Math.abs(chanceOf(child, question) - WANTED_CHANCE);
}
