import { Checkbox, Cluster, fontSize, MutedText, space } from '@wattle/design-system';
import { KeyCap } from '@wattle/exam-player';
import { deviceStorage } from '@wattle/platform';
import { useState } from 'react';
import { styled } from 'styled-components';

const KEYS = [
  { keys: '↑ ↓', does: 'criterion' },
  { keys: '0 to 5', does: 'level' },
  { keys: 'T', does: 'text' },
  { keys: '← →', does: 'word, in the text' },
  { keys: '⇧ ← →', does: 'more words' },
  { keys: '⇧1 to ⇧9', does: 'comment' },
  { keys: 'C', does: 'your own' },
  { keys: 'R', does: 'return' },
];

const Help = styled.div`
  font-size: ${fontSize[14]};

  /* A phone has no keys. */
  @media (hover: none) and (max-width: 767.98px) {
    display: none;
  }

  & label {
    padding: ${space[4]} 0;
  }
`;

export function KeysHelp({ id, isOn, onChange }: { id: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Help>
      <Cluster id={id} gap={8} as="ul" aria-label="Shortcut keys">
        {KEYS.map(({ keys, does }) => (
          <li key={keys}>
            <KeyCap>{keys}</KeyCap> <MutedText as="span">{does}</MutedText>
          </li>
        ))}
      </Cluster>
      <Checkbox checked={isOn} onChange={({ target }) => onChange(target.checked)}>
        Shortcut keys
      </Checkbox>
    </Help>
  );
}

const KEY = 'wattle-marking-keys';

export function useStoredKeys(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => deviceStorage.read(KEY) !== 'off');
  const change = (next: boolean) => {
    setOn(next);
    deviceStorage.write(KEY, next ? 'on' : 'off');
  };
  return [isOn, change];
}
