import type { ImportBatch } from '@wattle/contract/question-import';
import { formatCount } from '@wattle/contract/text';
import { formatNumber } from '@wattle/design-system';

type Counts = Record<ImportBatch['members'][number]['state'], number>;

function countsOf({ members }: Pick<ImportBatch, 'members'>): Counts {
  const counts: Counts = { ready: 0, confirm: 0, picture: 0, correct: 0, published: 0 };
  for (const { state } of members) counts[state] += 1;
  return counts;
}

export function headingOf({ members, deleted, changesPublished }: ImportBatch): string {
  const { published } = countsOf({ members });
  const drafts = members.length - published;
  if (members.length === 0 && changesPublished > 0)
    return changesPublished === 1
      ? 'The change of this import is published.'
      : `${formatNumber(changesPublished)} changes of this import are published.`;
  if (members.length === 0) return 'Nothing of this import is left in the bank.';
  if (drafts === 0) return `${formatCount(published, 'question')} of this import can be in tests.`;
  const first = `${formatCount(drafts, 'draft')}. No child has seen ${drafts === 1 ? 'it' : 'any of them'}.`;
  const others = [
    published && `${formatNumber(published)} published`,
    changesPublished && `${formatCount(changesPublished, 'change')} published`,
    deleted && `${formatNumber(deleted)} thrown away`,
  ];
  return [first, others.filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' ')
    .replace(/([^.])$/, '$1.');
}

export function stateSentence(batch: ImportBatch): string {
  const { ready, confirm, picture, correct } = countsOf(batch);
  const parts = [
    ready && `${formatNumber(ready)} ${ready === 1 ? 'is' : 'are'} ready`,
    picture && `${formatNumber(picture)} ${picture === 1 ? 'shows' : 'show'} a picture from another site`,
    confirm && `${formatNumber(confirm)} ${confirm === 1 ? 'has' : 'have'} something to confirm`,
    correct && `${formatNumber(correct)} ${correct === 1 ? 'needs' : 'need'} you`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : '';
}
