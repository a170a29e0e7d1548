import type { BankQuestion, Subject } from '@wattle/contract';
import { Stack } from '@wattle/design-system';
import { Fragment } from 'react';
import { ExtractCard } from './extract-card';
import type { GeneratedItems } from './group-items';
import { ItemCard } from './item-card';
import { RefusedItemCard } from './refused-item-card';

interface ItemListProps {
  subject: Subject;
  original: BankQuestion;
  items: GeneratedItems;
  refresh: () => Promise<void>;
}

/** What was generated from a question: questions of one generation together, refused items last. */
export function ItemList({ subject, original, items, refresh }: ItemListProps) {
  const { groups, refused } = items;
  const ids = [
    ...groups.flatMap(({ questions }) => questions.map(({ question }) => question.id)),
    ...refused.map(({ id }) => id),
  ];
  const numberOf = (id: string) => `${ids.indexOf(id) + 1} of ${ids.length}`;
  return (
    <Stack as="section" aria-label="Generated questions">
      {groups.map((group) => (
        <Fragment key={group.generationId}>
          {group.extractId && <ExtractCard subject={subject} group={group} refresh={refresh} />}
          {group.questions.map((generated) => (
            <ItemCard
              key={generated.question.id}
              subject={subject}
              original={original}
              generated={generated}
              number={numberOf(generated.question.id)}
              refresh={refresh}
            />
          ))}
        </Fragment>
      ))}
      {refused.map((item) => (
        <RefusedItemCard key={item.id} original={original} item={item} number={numberOf(item.id)} />
      ))}
    </Stack>
  );
}
