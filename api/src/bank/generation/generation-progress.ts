import type { Flaw, GenerationItem } from '@wattle/contract/generation';

export class GenerationProgress {
  readonly items: GenerationItem[];
  refused = 0;

  constructor(count: number) {
    this.items = Array.from({ length: count }, () => ({ state: 'asked', round: 1, flaws: [] }));
  }

  get missing(): GenerationItem[] {
    return this.items.filter(({ state }) => state === 'asked' || state === 'checking');
  }

  begin(round: number): void {
    for (const item of this.missing) item.round = round;
  }

  answer(count: number): void {
    for (const item of this.missing.slice(0, count)) item.state = 'checking';
  }

  pass(item: GenerationItem): void {
    item.state = 'checked';
    item.flaws = [];
  }

  refuse(item: GenerationItem, flaws: Flaw[]): void {
    item.state = 'asked';
    item.flaws = flaws;
    this.refused += 1;
  }

  end(questionIds: readonly string[]): GenerationItem[] {
    const ids = [...questionIds];
    return this.items.map((item) => {
      const questionId = item.state === 'checked' ? ids.shift() : undefined;
      return questionId ? { ...item, state: 'stored', questionId } : { ...item, state: 'refused' };
    });
  }
}
