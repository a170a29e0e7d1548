import type { BankQuestion } from '@wattle/contract/bank';
import {
  Alert,
  Chip,
  Cluster,
  color,
  fontSize,
  formatDate,
  formatNumber,
  MutedText,
  Panel,
  Stack,
  space,
  tabularNums,
} from '@wattle/design-system';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePromptFiguresQuery } from '../generation-runs/generation.api';
import { questionPath } from '../paths';
import { HistoryPanel } from '../questions/history-panel';
import { BackToList } from '../questions/list-place';
import { AdminPage } from '../shared/admin-page';
import { DenseButton } from '../shared/buttons';
import { ExtractCard } from './extract-card';
import { ItemCard } from './item-card';
import { OriginalCard, SideBySide } from './original-card';
import { RefusedItemCard } from './refused-item-card';
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
    <AdminPage
      parentLink={<BackToList question={original} pathOf={questionPath} />}
      title="Generated questions"
      badge={<Chip>{countsInWords(items)}</Chip>}
    >
      {notice}
      {isOutdated && (
        <Alert tone="danger">
          <Cluster>
            <span>Failed to fetch question details. Please try again.</span>
            <DenseButton onClick={refresh}>Try again</DenseButton>
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
    </AdminPage>
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

const Counts = styled.dl`
  ${tabularNums}

  font-size: ${fontSize[14]};

  & > div {
    display: flex;
    justify-content: space-between;
    padding: ${space[8]} 0;
    border-top: 1px solid ${color.line};
  }

  & dd {
    font-weight: 700;
  }
`;

function PromptCard({ prompt }: { prompt: string }) {
  const { data } = usePromptFiguresQuery(undefined, { refetchOnMountOrArgChange: true });
  const figures = data?.find((each) => each.prompt === prompt);
  if (!figures) return null;
  const { since, passed, refused, finalized, finalizedAfterEdit, rejected, waiting } = figures;
  const counts: [string, number][] = [
    ['made', passed + refused],
    ['passed the gate', passed],
    [`finalized, ${finalizedAfterEdit} of them after an edit`, finalized],
    ['rejected', rejected],
    ['waiting', waiting],
  ];
  return (
    <Panel
      title={`Prompt ${prompt}`}
      titleSize={16}
      aside={since && <MutedText as="span">since {formatDate(since)}</MutedText>}
    >
      <Counts>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </Counts>
    </Panel>
  );
}
