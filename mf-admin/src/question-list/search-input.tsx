import { TextInput, useDebounced } from '@wattle/design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';

const DEBOUNCE_MS = 300;

const Root = styled.div`
  flex: 1 1 240px;
  max-width: 320px;
`;

/** Searches when the typing pauses, and follows Back and Forward. */
export function SearchInput({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  if (value !== searched) {
    setSearched(value);
    if (value !== typed.trim()) setTyped(value);
  }

  const rested = useDebounced(typed.trim(), DEBOUNCE_MS);
  const search = useEffectEvent((text: string) => {
    if (text !== value) onSearch(text);
  });
  useEffect(() => search(rested), [rested]);

  return (
    <Root>
      <TextInput
        size="dense"
        type="search"
        aria-label="Search words or an id"
        placeholder="Search words or an id"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Root>
  );
}
