import type { QuestionAction, QuestionChange } from '@wattle/contract/question-changes';
import { fieldName } from '../bank/labels';

const ACTIONS: Record<QuestionAction, string> = {
  added: 'added it',
  imported: 'imported it',
  generated: 'generated it',
  edited: 'saved it',
  finalized: 'finalized it',
  deleted: 'deleted it',
  restored: 'restored it',
  're-marked': 'marked past attempts again',
};

/** What was done, after the name of whoever did it. */
export function describeChange({ action, note, changes }: Pick<QuestionChange, 'action' | 'note' | 'changes'>): string {
  const key = changes.find(({ field }) => field === 'correct_answer');
  if (action === 'restored' && note) return `restored ${note}`;
  if (action === 'edited' && changes.length > 0) {
    const fields = changes.map(({ field }) => fieldName(field).toLowerCase()).join(', ');
    const correction = key ? ` (${key.before ?? 'none'} → ${key.after ?? 'none'})` : '';
    return `changed ${fields}${correction}`;
  }
  return note ? `${ACTIONS[action]}: ${note}` : ACTIONS[action];
}
