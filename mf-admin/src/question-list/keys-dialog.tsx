import { Dialog, media, Table } from '@wattle/design-system';
import { styled } from 'styled-components';

const KeyTable = styled(Table)`
  ${media.narrow} {
    min-width: 0;
  }
`;

const KEYS = [
  ['↓ or J', 'Next question'],
  ['↑ or K', 'Previous question'],
  ['Home, End', 'First or last question of the page'],
  ['Enter', 'Open the question'],
  ['E', 'Edit it'],
  ['X or Space', 'Select it'],
  ['Tab', 'To the buttons of the question'],
];

/** What the keyboard does while it is on a row of the list. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys of the list" onClose={onClose}>
      <p>They work while the keyboard is on a row: press Tab until it is.</p>
      <KeyTable caption="Keys">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {KEYS.map(([key, effect]) => (
            <tr key={key}>
              <td>{key}</td>
              <td>{effect}</td>
            </tr>
          ))}
        </tbody>
      </KeyTable>
    </Dialog>
  );
}
