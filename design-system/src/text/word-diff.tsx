import { diffWords, diffWordsWithSpace } from 'diff';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden';
import { color } from '../tokens';

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

export interface WordDiffProps {
  /** The text that was there first. */
  before: string;
  /** What has become of it. */
  after: string;
  /** Leaves out the words that are gone, where they stand beside it anyway. */
  isOneSided?: boolean;
}

/** A text with the words marked that are new in it, and those struck that are gone. */
export function WordDiff({ before, after, isOneSided = false }: WordDiffProps) {
  const changes = diffWordsWithSpace(before, after);
  const parts = isOneSided ? joinedMarks(changes) : changes;
  return (
    <Text>
      {parts.map(({ value, added, removed }, index) => {
        // Of two texts side by side, either may be the one that is shown here.
        if (added)
          return (
            <Added key={index} as={isOneSided ? 'mark' : 'ins'}>
              {value}
            </Added>
          );
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

/** A word in place of another one counts as one. */
export function countChangedWords(before: string, after: string): number {
  let changed = 0;
  let inPlace = { added: 0, removed: 0 };
  for (const { value, added, removed } of [...diffWords(before, after), { value: '', added: false, removed: false }]) {
    const words = value.match(/[\p{L}\d]\S*/gu)?.length ?? 0;
    if (added) inPlace.added += words;
    else if (removed) inPlace.removed += words;
    else {
      changed += Math.max(inPlace.added, inPlace.removed);
      inPlace = { added: 0, removed: 0 };
    }
  }
  return changed;
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
