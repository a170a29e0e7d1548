import type { BankQuestion, Subject } from '@wattle/contract';
import { Alert, Button, Chip, Cluster, Page, Stack } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { BackLink } from '../bank/back-link';
import { HistoryPanel } from '../history/history-panel';
import { viewPath } from '../paths';
import { countsInWords, type GeneratedItems as Items } from './group-items';
import { ItemList } from './item-list';
import { OriginalCard } from './original-card';
import { PromptCard } from './prompt-card';
import { SideBySide } from './side-by-side';

interface GeneratedItemsProps {
  subject: Subject;
  original: BankQuestion;
  items: Items;
  /** The items are those of an earlier moment, because they could not be fetched again. */
  isOutdated: boolean;
  refresh: () => Promise<void>;
  /** What can be done with the original. */
  actions: ReactNode;
  /** What must be read first. */
  notice: ReactNode;
  /** What else belongs to the original, below its items. */
  children: ReactNode;
}

/** An original question beside all that was generated from it. */
export function GeneratedItems({
  subject,
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
      parentLink={<BackLink to={viewPath(subject)}>Questions for {subject}</BackLink>}
      title="Generated questions"
      badge={<Chip>{countsInWords(items)}</Chip>}
      actions={
        <Cluster role="group" aria-label="The original">
          {actions}
        </Cluster>
      }
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
            <OriginalCard original={original} />
            {[...prompts].map((prompt) => (
              <PromptCard key={prompt} prompt={prompt} />
            ))}
          </>
        }
      >
        <ItemList subject={subject} original={original} items={items} refresh={refresh} />
      </SideBySide>
      <Stack gap={24}>
        {children}
        <HistoryPanel subject={subject} id={original.id} />
      </Stack>
    </Page>
  );
}
