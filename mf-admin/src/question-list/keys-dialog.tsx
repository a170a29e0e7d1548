import { DataTable, Dialog } from '@wattle/design-system';

const KEYS = [
  { key: '↓ or J', effect: 'Next question' },
  { key: '↑ or K', effect: 'Previous question' },
  { key: 'Home, End', effect: 'First or last question of the page' },
  { key: 'Enter', effect: 'Open the question' },
  { key: 'E', effect: 'Edit it' },
  { key: 'X or Space', effect: 'Select it' },
  { key: 'Tab', effect: 'To the buttons of the question' },
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard" onClose={onClose}>
      <p>They work while the keyboard is on a row: press Tab until it is.</p>
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
