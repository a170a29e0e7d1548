import '@wattle/design-system/testing';
import { render, screen } from '@testing-library/react';
import { Dialog, Overlay } from '@wattle/design-system';
import { globalCss } from '@wattle/design-system/global-css';
import type { PageContract } from '@wattle/platform';

const ORDER: PageContract['modalOrder'] = { attribute: 'data-priority', dialog: 0, overlay: 1, urgent: 2 };

test('dialogs say which is in front as the platform has it, whichever remote they are of', () => {
  render(
    <>
      <Dialog title="Delete the question?">Yes</Dialog>
      <Overlay label="Submitting your test" />
      <Dialog title="Log in again" isUrgent>
        Now
      </Dialog>
    </>,
  );
  const orderOf = (name: string) => screen.getByRole('dialog', { name, hidden: true }).getAttribute(ORDER.attribute);
  expect(orderOf('Delete the question?')).toBe(String(ORDER.dialog));
  expect(orderOf('Submitting your test')).toBe(String(ORDER.overlay));
  expect(orderOf('Log in again')).toBe(String(ORDER.urgent));
});

test('the page has the attributes of themes and surfaces, and the height of notices, that the platform names', () => {
  const [theme, dark]: [PageContract['theme']['values'], PageContract['surface']['values']] = ['high-contrast', 'dark'];
  const attributes: [PageContract['theme']['attribute'], PageContract['surface']['attribute']] = [
    'data-theme',
    'data-surface',
  ];
  const height: PageContract['noticesHeight'] = '--notices-height';
  expect(globalCss).toContain(`[${attributes[0]}='${theme}'] [${attributes[1]}='${dark}']`);
  expect(globalCss).toContain(`var(${height}`);
});
