import { DataTable, Dialog } from '@wattle/design-system';

const KEYS = [
  { key: '/', effect: 'Search' },
  { key: 'J', effect: 'To the questions, then to the next one' },
  { key: 'K', effect: 'Previous question' },
  { key: '↓, ↑', effect: 'Next or previous question' },
  { key: 'Home, End', effect: 'First or last question of the page' },
  { key: 'Enter', effect: 'Open the question' },
  { key: 'E', effect: 'Edit it' },
  { key: 'X or Space', effect: 'Select it; with Shift all since the last one' },
  { key: 'Tab', effect: 'To the buttons of the question' },
  { key: '?', effect: 'This list' },
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard" onClose={onClose}>
      <p>Press J to go to the questions. The other keys then act on the framed one.</p>
      <DataTable
        caption="Keys"
        columns={[
          { label: 'Key', cell: ({ key }) => key },
          { label: 'What it does', cell: ({ effect }) => effect },
        ]}
        rows={KEYS}
        keyOf={({ key }) => key}
      />
    </Dialog>
  );
}
