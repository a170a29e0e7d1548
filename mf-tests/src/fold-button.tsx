import { Button, type ButtonProps } from '@wattle/design-system';
import { ChevronDown, ChevronUp } from 'lucide-react';

interface FoldButtonProps extends ButtonProps {
  isOpen: boolean;
}

export function FoldButton({ isOpen, children, ...props }: FoldButtonProps) {
  const Sign = isOpen ? ChevronUp : ChevronDown;
  return (
    <Button variant="quiet" aria-expanded={isOpen} {...props}>
      {children}
      <Sign size={16} aria-hidden="true" />
    </Button>
  );
}
