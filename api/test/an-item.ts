import type { Check, GateContext, GeneratedItem } from '../src/bank/generation/gate/generated-item';

const ITEM: GeneratedItem = {
  question: 'A hen lays 6 eggs a week.\nHow many eggs do 8 hens lay in a week?',
  mcq_options: 'A 14, B 42, C 48, D 56',
  correct_answer: 'C',
  explanation: 'Eight hens lay 8 × 6 = 48 eggs.\n14 adds the two numbers.',
  wrong_turns: {
    A: 'This adds the two numbers: 8 + 6 = 14.',
    B: 'This is what seven hens lay.',
    D: 'This takes seven eggs a week for each hen.',
  },
};

const CONTEXT: GateContext = { subject: 'Maths', parent: { question: 'How tall is the tower?' }, nearby: [] };

export const anItem = (changes: Partial<GeneratedItem>): GeneratedItem => ({ ...ITEM, ...changes });

export function checked(
  check: Check,
  item: Partial<GeneratedItem>,
  context: Partial<GateContext> = {},
): string | undefined {
  return check(anItem(item), { ...CONTEXT, ...context });
}
