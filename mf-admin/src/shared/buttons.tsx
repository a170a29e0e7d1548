import { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import type { MouseEvent } from 'react';

/** The button of tables, cards and toolbars. */
export function DenseButton({ variant = 'secondary', ...props }: ButtonProps) {
  return <Button variant={variant} size="dense" {...props} />;
}

/** What else can be done there. */
export function QuietButton(props: ButtonProps) {
  return <DenseButton variant="quiet" {...props} />;
}

interface LinkButtonProps extends Omit<ButtonLinkProps<typeof Link>, 'onClick'> {
  /** Told when it leads this page elsewhere; with a modifier, another tab or window opens and this page stays. */
  onLeave?: () => void;
}

/** A button that leads to another page of Wattle. */
export function LinkButton({ onLeave, ...props }: LinkButtonProps) {
  const leave = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey) onLeave?.();
  };
  return <ButtonLink as={Link} onClick={leave} {...props} />;
}

export function DenseLink({ variant = 'secondary', ...props }: LinkButtonProps) {
  return <LinkButton variant={variant} size="dense" {...props} />;
}
