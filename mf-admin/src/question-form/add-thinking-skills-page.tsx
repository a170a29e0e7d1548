import { AddQuestion } from './add-question';

export function AddThinkingSkillsPage() {
  return <AddQuestion subject="ThinkingSkills" />;
}
