import { AddQuestion } from './add-question';

export function AddWritingPage() {
  return <AddQuestion subject="Writing" />;
}
