import { Alert } from '@wattle/design-system';

/** Says that a reload would lose what is typed. */
export function NotStoredAlert() {
  return (
    <Alert tone="warning">This browser does not store what you type. Keep this page open until it is saved.</Alert>
  );
}
