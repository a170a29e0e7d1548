import { Checkbox, Dialog } from '@wattle/design-system';
import { useState } from 'react';
import { previewText } from '../questions/question-labels';
import type { Selected } from './use-selection';

/** What is selected, also on other pages. What is taken out stays in view until the dialog is closed. */
export function SelectedDialog({ selected, onClose }: { selected: Selected; onClose: () => void }) {
  const [questions] = useState(() => [...selected.questions.values()]);
  return (
    <Dialog title="Selected questions" onClose={onClose}>
      {questions.map((question) => (
        <Checkbox
          key={question.id}
          checked={selected.questions.has(question.id)}
          onChange={({ target }) => selected.set([question], target.checked)}
        >
          {previewText(question.question)}
        </Checkbox>
      ))}
    </Dialog>
  );
}
