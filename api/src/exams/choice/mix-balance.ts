import type { Level } from '@wattle/contract/questions';

/** Shares of levels and topics in a test, of any sum. */
export interface Mix {
  levels: Readonly<Record<Level, number>>;
  /** Other topics have a share of 1. */
  topics: Readonly<Record<string, number>>;
}

interface Kind {
  level: Level | undefined;
  topic: string | undefined;
}

/** Tells what a test lacks most, by the method of Sainte-Laguë. */
export class MixBalance {
  private readonly taken = new Map<string, number>();
  private readonly topicShares: number;
  private readonly levelShares: number;

  constructor(
    private readonly mix: Mix,
    topics: readonly (string | undefined)[],
  ) {
    this.topicShares = sumOf(topics.map((topic) => this.shareOfTopic(topic)));
    this.levelShares = sumOf(Object.values(mix.levels));
  }

  take({ level, topic }: Kind): void {
    for (const key of [levelKey(level), topicKey(topic)]) this.taken.set(key, this.takenOf(key) + 1);
  }

  /** The lower, the more questions of this kind are missing. */
  fillOf({ level, topic }: Kind): number {
    const levelShare = level ? this.mix.levels[level] / this.levelShares : 1;
    const topicShare = this.shareOfTopic(topic) / this.topicShares;
    return (this.takenOf(levelKey(level)) + 0.5) / levelShare + (this.takenOf(topicKey(topic)) + 0.5) / topicShare;
  }

  private shareOfTopic(topic: string | undefined): number {
    return (topic !== undefined && this.mix.topics[topic]) || 1;
  }

  private takenOf(key: string): number {
    return this.taken.get(key) ?? 0;
  }
}

const levelKey = (level = '') => `level ${level}`;
const topicKey = (topic = '') => `topic ${topic}`;

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
