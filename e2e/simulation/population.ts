import { OPTION_LETTERS } from '@wattle/contract/constants';

type Letter = (typeof OPTION_LETTERS)[number];

/** An item of the three-parameter logistic model, and what those choose who do not know the answer. */
export interface SimulatedItem {
  discrimination: number;
  difficulty: number;
  guessing: number;
  /** The right option; `key` is another one where a wrong key is planted. */
  truth: Letter;
  key: Letter;
  /** How attractive each other option is. */
  distractors: readonly { letter: Letter; weight: number; slope: number }[];
  seconds: number;
}

export interface SimulatedAnswer {
  /** Null: left out. */
  option: Letter | null;
  seconds: number;
}

/** A test as it was answered, in the order of its questions. */
export type TakenTest<Item extends SimulatedItem = SimulatedItem> = (SimulatedAnswer & { item: Item })[];

export class Population {
  constructor(private readonly random: () => number) {}

  normal(mean = 0, sd = 1): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.random()));
    return mean + sd * radius * Math.cos(2 * Math.PI * this.random());
  }

  /** @param wrongKeys - How many of them, the share rounded, get the key of a distractor. */
  items(count: number, wrongKeys: number): SimulatedItem[] {
    const planted = new Set(
      this.shuffled(Array.from({ length: count }, (_, at) => at)).slice(0, Math.round(wrongKeys * count)),
    );
    return Array.from({ length: count }, (_, at) => this.item(planted.has(at)));
  }

  private item(isPlanted: boolean): SimulatedItem {
    const [truth, ...others] = this.shuffled(OPTION_LETTERS) as [Letter, ...Letter[]];
    return {
      discrimination: Math.exp(this.normal(0, 0.3)),
      difficulty: this.normal(-0.2, 1),
      guessing: 0.1 + 0.15 * this.random(),
      truth,
      key: isPlanted ? (others[0] as Letter) : truth,
      distractors: others.map((letter) => ({
        letter,
        weight: Math.exp(this.normal(0, 0.6)),
        slope: this.normal(0, 0.25),
      })),
      seconds: Math.exp(this.normal(4, 0.35)),
    };
  }

  /** @param place - Of the question in its test, from 0 to 1: towards the end more is left out. */
  answer(item: SimulatedItem, ability: number, place: number): SimulatedAnswer {
    const seconds = Math.max(3, Math.round(item.seconds * Math.exp(this.normal(0, 0.4))));
    if (this.random() < (place > 0.85 ? 0.08 : 0.01)) return { option: null, seconds: Math.round(seconds / 4) };
    const { discrimination, difficulty, guessing, truth, distractors } = item;
    const knows = 1 / (1 + Math.exp(-1.7 * discrimination * (ability - difficulty)));
    if (this.random() < guessing + (1 - guessing) * knows) return { option: truth, seconds };
    const weights = distractors.map(({ weight, slope }) => weight * Math.exp(slope * ability));
    return { option: distractors[this.weighted(weights)]?.letter ?? null, seconds };
  }

  test<Item extends SimulatedItem>(items: readonly Item[], ability: number): TakenTest<Item> {
    return items.map((item, at) => ({ item, ...this.answer(item, ability, at / items.length) }));
  }

  private weighted(weights: readonly number[]): number {
    let left = this.random() * weights.reduce((sum, each) => sum + each, 0);
    for (const [at, weight] of weights.entries()) {
      left -= weight;
      if (left <= 0) return at;
    }
    return 0;
  }

  shuffled<T>(values: readonly T[]): T[] {
    const left = [...values];
    for (let at = left.length - 1; at > 0; at -= 1) {
      const other = Math.floor(this.random() * (at + 1));
      [left[at], left[other]] = [left[other] as T, left[at] as T];
    }
    return left;
  }
}
