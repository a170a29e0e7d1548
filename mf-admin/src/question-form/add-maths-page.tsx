import { AddQuestion } from './add-question';

export function AddMathsPage() {
  return <AddQuestion subject="Maths" />;
}
