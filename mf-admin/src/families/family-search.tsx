import { type FoundFamily, familySearchSchema } from '@wattle/contract/families';
import { searchPattern, searchWords } from '@wattle/contract/search-text';
import {
  Alert,
  Card,
  color,
  Field,
  fontSize,
  MutedText,
  plainButton,
  Stack,
  space,
  TextInput,
  useDebounced,
} from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useFoundFamiliesQuery } from './families.api';
import { childrenOf, fullName, withCount } from './family-sentences';

const QUIET_MS = 300;

const Results = styled.ul`
  overflow: hidden;
  border-radius: inherit;

  li + li {
    border-top: 1px solid ${color.line};
  }
`;

const Choice = styled.button`
  ${plainButton}
  display: block;
  width: 100%;
  border-left: 4px solid transparent;
  overflow-wrap: anywhere;

  padding: ${space[12]} ${space[16]};
  font-size: ${fontSize[15]};

  background: ${color.surface};
  color: ${color.ink};

  &[aria-current='true'] {
    border-left-color: ${color.action};
    background: ${color.actionSoft};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Address = styled(MutedText)`
  display: block;
`;

interface FamilySearchProps {
  hasFocus: boolean;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

export function FamilySearch({ hasFocus, chosenId, onChoose }: FamilySearchProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  const [text, setText] = useState('');
  const search = familySearchSchema.safeParse({ search: useDebounced(text, QUIET_MS) }).data?.search;
  const { currentData, error, isFetching } = useFoundFamiliesQuery(search ?? '', { skip: search === undefined });
  const found = search === undefined ? undefined : currentData;

  return (
    <Stack gap={12}>
      <Field label="Find a family" hint={hintFor(found, search !== undefined && isFetching)}>
        <TextInput
          type="search"
          ref={field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {search !== undefined && error && (
        <Alert tone="danger">{errorMessage(error, 'The search failed. Please try again.')}</Alert>
      )}
      {search !== undefined && found && found.families.length > 0 && (
        <Card isFlush>
          <Results aria-label="Families">
            {found.families.map((family) => (
              <li key={family.id}>
                <Choice
                  type="button"
                  aria-current={family.id === chosenId || undefined}
                  onClick={() => onChoose(family.id)}
                >
                  <FamilyNames family={family} search={search} />
                </Choice>
              </li>
            ))}
          </Results>
        </Card>
      )}
    </Stack>
  );
}

function FamilyNames({ family, search }: { family: FoundFamily; search: string }) {
  return (
    <>
      <strong>
        <MarkedText text={fullName(family.parent)} search={search} />
      </strong>
      <Address forwardedAs="span">
        <MarkedText text={family.parent.email} search={search} />
      </Address>
      <MarkedText text={childrenOf(family)} search={search} />
    </>
  );
}

function hintFor(found: { families: unknown[]; hasMore: boolean } | undefined, isFetching: boolean): string {
  const what = 'Address, name, username or phone number.';
  if (isFetching && !found) return `${what} Searching...`;
  if (!found) return `${what} At least three letters.`;
  if (found.families.length === 0) return `${what} No family was found. Check the spelling, or type less.`;
  if (found.hasMore) return `${what} The first ${found.families.length}; type more to narrow it down.`;
  return `${what} Found: ${withCount(found.families.length, 'family', 'families')}.`;
}

function MarkedText({ text, search }: { text: string; search: string }) {
  const words = searchWords(search).map(searchPattern);
  if (words.length === 0) return text;
  // A split by a pattern with one group has the matches at the odd places.
  return text
    .split(new RegExp(`(${words.join('|')})`, 'i'))
    .map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
