import { Button } from '@wattle/design-system';
import { ChevronDown, ChevronUp } from 'lucide-react';

interface ShowButtonProps {
  isOpen: boolean;
  /** Ids of the texts that say what is shown. */
  describedBy: string;
  onToggle: () => void;
}

/** Opens an item that stands folded in one line. */
export function ShowButton({ isOpen, describedBy, onToggle }: ShowButtonProps) {
  const Sign = isOpen ? ChevronUp : ChevronDown;
  return (
    <Button variant="quiet" size="dense" aria-expanded={isOpen} aria-describedby={describedBy} onClick={onToggle}>
      {isOpen ? 'Hide' : 'Show'}
      <Sign size={16} aria-hidden="true" />
    </Button>
  );
}
