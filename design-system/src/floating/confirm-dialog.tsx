import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../action/button';
import { MutedText } from '../layout/muted-text';
import { Cluster } from '../layout/stack';
import { space } from '../tokens';
import { DialogBox, DialogTitle } from './dialog-parts';
import { useModal } from './use-modal';

const Actions = styled(Cluster)`
  margin-top: ${space[24]};
`;

export interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** What follows from a yes. */
  children?: ReactNode;
  /** What can be looked at before the answer. */
  details?: ReactNode;
  /** The yes, as the verb of the question. */
  confirmLabel: string;
  /** The no. */
  cancelLabel?: string;
  /** danger: a yes that cannot be undone. quiet: a yes that nobody is led to, as the coloured answer is the no. */
  tone?: 'action' | 'danger' | 'quiet';
  /** The yes is being carried out: it cannot be given twice, nor taken back. */
  isBusy?: boolean;
  /** Told the yes. */
  onConfirm: () => void;
  /** Told the no; Escape is a no. */
  onCancel: () => void;
}

const VARIANTS = {
  action: { yes: 'primary', no: 'secondary' },
  danger: { yes: 'danger', no: 'secondary' },
  quiet: { yes: 'secondary', no: 'primary' },
} as const;

/** Asks before something is done; the focus is on the no first. Open as long as it is rendered. */
export function ConfirmDialog({
  title,
  children,
  details,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'action',
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <DialogBox
      {...useModal({ dismiss: isBusy ? undefined : onCancel })}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-body`}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <MutedText as="div" size={16} id={`${id}-body`}>
        {children}
      </MutedText>
      {details}
      <Actions justify="flex-end">
        <Button variant={VARIANTS[tone].no} data-autofocus isDisabled={isBusy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={VARIANTS[tone].yes} isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Actions>
    </DialogBox>
  );
}
