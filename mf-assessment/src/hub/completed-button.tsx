import { Button, color } from '@wattle/design-system';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';

const Completed = styled(Button)`
  &&:disabled {
    border-color: ${color.edge};
    background: ${color.actionSoft};
    color: ${color.action};
    cursor: default;
    opacity: 1;
  }
`;

/** The button of a finished test reads Completed (docs/published.md, screens). */
export function CompletedButton({ title }: { title: string }) {
  return (
    <Completed variant="secondary" isDisabled aria-label={`${title}: Completed`}>
      <Check size={20} strokeWidth={2.5} aria-hidden="true" />
      Completed
    </Completed>
  );
}
