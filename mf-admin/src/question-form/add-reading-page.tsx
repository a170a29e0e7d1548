import { AddQuestion } from './add-question';

export function AddReadingPage() {
  return <AddQuestion subject="Reading" />;
}
