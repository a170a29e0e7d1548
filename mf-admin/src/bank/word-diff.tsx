import { color, VisuallyHidden } from '@wattle/design-system';
import { diffWordsWithSpace } from 'diff';
import { styled } from 'styled-components';

const Text = styled.span`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Added = styled.ins`
  text-decoration: none;
  border-radius: 3px;

  background: ${color.highlight};
  color: inherit;
`;

const Removed = styled.del`
  color: ${color.danger};
`;

interface WordDiffProps {
  before: string;
  after: string;
  /** Leaves out the words that are gone, where they stand beside it anyway. */
  isOneSided?: boolean;
}

export function WordDiff({ before, after, isOneSided = false }: WordDiffProps) {
  const changes = diffWordsWithSpace(before, after);
  const parts = isOneSided ? joinedMarks(changes) : changes;
  return (
    <Text>
      {parts.map(({ value, added, removed }, index) => {
        if (added) return <Added key={index}>{value}</Added>;
        if (!removed) return <span key={index}>{value}</span>;
        return (
          <Removed key={index}>
            <VisuallyHidden>removed: </VisuallyHidden>
            {value}
          </Removed>
        );
      })}
    </Text>
  );
}

type Change = Pick<ReturnType<typeof diffWordsWithSpace>[number], 'value' | 'added' | 'removed'>;

/** What is left of a text, with neighbouring marks made one: the spaces between them are no words that stayed. */
function joinedMarks(changes: readonly Change[]): Change[] {
  const shown = changes.filter(({ removed }) => !removed);
  const joined: Change[] = [];
  for (const [index, part] of shown.entries()) {
    const last = joined.at(-1);
    const isSpaceBetween = /^ +$/.test(part.value) && last?.added && shown[index + 1]?.added;
    if (last?.added && (part.added || isSpaceBetween)) last.value += part.value;
    else joined.push({ ...part });
  }
  return joined;
}
