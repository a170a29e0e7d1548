import type { Level } from '@wattle/contract/questions';
import { type YearMix, yearShare } from './year-mix';

/** Shares of levels, topics and years in a test, of any sum. */
export interface Mix {
  levels: Readonly<Record<Level, number>>;
  /** Other topics have a share of 1. */
  topics: Readonly<Record<string, number>>;
  years: YearMix;
}

/** Most easy questions are of early years, and a child's year says more about what it can do than a level of the bank. */
const WEIGHT_OF_YEAR = 2;

interface Kind {
  level: Level | undefined;
  topic: string | undefined;
  year: number | undefined;
}

/** Tells what a test lacks most, by the method of Sainte-Laguë. */
export class MixBalance {
  private readonly taken = new Map<string, number>();
  private readonly topicShares: number;

  constructor(
    private readonly mix: Mix,
    topics: readonly (string | undefined)[],
    private readonly grade?: number,
  ) {
    this.topicShares = sumOf(topics.map((topic) => this.shareOfTopic(topic)));
  }

  take({ level, topic, year }: Kind): void {
    for (const key of [levelKey(level), topicKey(topic), this.yearKey(year)])
      this.taken.set(key, this.takenOf(key) + 1);
  }

  /** The lower, the more questions of this kind are missing. */
  fillOf({ level, topic, year }: Kind): number {
    const share = level ? levelShare(this.mix, level) : 1;
    const topicShare = this.shareOfTopic(topic) / this.topicShares;
    const fill = (this.takenOf(levelKey(level)) + 0.5) / share + (this.takenOf(topicKey(topic)) + 0.5) / topicShare;
    if (this.grade === undefined) return fill;
    const yearFill = (this.takenOf(this.yearKey(year)) + 0.5) / yearShare(this.mix.years, this.grade, year);
    return fill + WEIGHT_OF_YEAR * yearFill;
  }

  private shareOfTopic(topic: string | undefined): number {
    return (topic !== undefined && this.mix.topics[topic]) || 1;
  }

  private yearKey(year: number | undefined): string {
    return `year ${year ?? this.grade}`;
  }

  private takenOf(key: string): number {
    return this.taken.get(key) ?? 0;
  }
}

/** Of the whole, from 0 to 1. */
export function levelShare({ levels }: Mix, level: Level): number {
  return levels[level] / sumOf(Object.values(levels));
}

const levelKey = (level = '') => `level ${level}`;
const topicKey = (topic = '') => `topic ${topic}`;

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
