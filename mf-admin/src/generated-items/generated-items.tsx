import type { BankQuestion } from '@wattle/contract/bank';
import { Alert, Button, Chip, Cluster, Page, Stack } from '@wattle/design-system';
import { Fragment, type ReactNode } from 'react';
import { questionPath } from '../paths';
import { HistoryPanel } from '../questions/history-panel';
import { BackToList } from '../questions/list-place';
import { ExtractCard } from './extract-card';
import { ItemCard } from './item-card';
import { OriginalCard } from './original-card';
import { PromptCard } from './prompt-card';
import { RefusedItemCard } from './refused-item-card';
import { SideBySide } from './side-by-side';
import { countsInWords, type GeneratedItems as Items } from './use-generated-items';

interface GeneratedItemsProps {
  original: BankQuestion;
  items: Items;
  /** The items are those of an earlier moment, because they could not be fetched again. */
  isOutdated: boolean;
  refresh: () => Promise<void>;
  actions: ReactNode;
  /** What must be read first. */
  notice: ReactNode;
  /** What else belongs to the original, below its items. */
  children: ReactNode;
}

export function GeneratedItems({
  original,
  items,
  isOutdated,
  refresh,
  actions,
  notice,
  children,
}: GeneratedItemsProps) {
  const found = [...items.groups.flatMap(({ questions }) => questions.map(({ item }) => item)), ...items.refused];
  const prompts = new Set(found.flatMap((item) => item?.prompt ?? []));
  return (
    <Page
      width="wide"
      parentLink={<BackToList question={original} pathOf={questionPath} />}
      title="Generated questions"
      badge={<Chip>{countsInWords(items)}</Chip>}
    >
      {notice}
      {isOutdated && (
        <Alert tone="danger">
          <Cluster>
            <span>Failed to fetch question details. Please try again.</span>
            <Button variant="secondary" size="dense" onClick={refresh}>
              Try again
            </Button>
          </Cluster>
        </Alert>
      )}
      <SideBySide
        fixedName="The original and its prompt"
        fixed={
          <>
            <OriginalCard original={original}>{actions}</OriginalCard>
            {[...prompts].map((prompt) => (
              <PromptCard key={prompt} prompt={prompt} />
            ))}
          </>
        }
      >
        <ItemList original={original} items={items} refresh={refresh} />
      </SideBySide>
      <Stack gap={24}>
        {children}
        <HistoryPanel question={original} />
      </Stack>
    </Page>
  );
}

interface ItemListProps {
  original: BankQuestion;
  items: Items;
  refresh: () => Promise<void>;
}

function ItemList({ original, items, refresh }: ItemListProps) {
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
          {group.extractId && <ExtractCard group={group} refresh={refresh} />}
          {group.questions.map((generated) => (
            <ItemCard
              key={generated.question.id}
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
