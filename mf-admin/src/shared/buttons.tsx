import { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from '@wattle/design-system';
import { Link } from '@wattle/platform';

/** The button of tables, cards and toolbars. */
export function DenseButton({ variant = 'secondary', ...props }: ButtonProps) {
  return <Button variant={variant} size="dense" {...props} />;
}

type LinkButtonProps = ButtonLinkProps<typeof Link>;

/** A button that leads to another page of Wattle. */
export function LinkButton(props: LinkButtonProps) {
  return <ButtonLink as={Link} {...props} />;
}

/** The same in tables, cards and toolbars. */
export function DenseLink({ variant = 'secondary', ...props }: LinkButtonProps) {
  return <LinkButton variant={variant} size="dense" {...props} />;
}
