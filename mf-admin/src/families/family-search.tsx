import { familySearchSchema } from '@wattle/contract';
import { Alert, Card, color, Field, Stack, TextInput } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useDebounced } from '../shared/use-debounced';
import { useFoundFamiliesQuery } from './families.api';
import { FamilyResult } from './family-result';
import { counted } from './names';

const QUIET_MS = 300;

const Results = styled.ul`
  overflow: hidden;
  border-radius: inherit;

  li + li {
    border-top: 1px solid ${color.line};
  }
`;

interface FamilySearchProps {
  /** Takes the focus when it appears. */
  hasFocus: boolean;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** Finds a family, and says which one is chosen. */
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
                <FamilyResult
                  family={family}
                  search={search}
                  isChosen={family.id === chosenId}
                  onChoose={() => onChoose(family.id)}
                />
              </li>
            ))}
          </Results>
        </Card>
      )}
    </Stack>
  );
}

function hintFor(found: { families: unknown[]; hasMore: boolean } | undefined, isFetching: boolean): string {
  const what = 'Address, name or username.';
  if (isFetching && !found) return `${what} Searching...`;
  if (!found) return `${what} At least three letters.`;
  if (found.families.length === 0) return `${what} No family was found. Check the spelling, or type less.`;
  if (found.hasMore) return `${what} The first ${found.families.length}; type more to narrow it down.`;
  return `${what} Found: ${counted(found.families.length, 'family', 'families')}.`;
}
