import { screen } from '@testing-library/react';
import { renderRemote } from '@wattle/platform/testing';
import axe from 'axe-core';
import routes from './routes';

// jsdom draws nothing, so contrast cannot be judged here; the design system computes it for every pair it uses.
const RULES = { 'color-contrast': { enabled: false } };

test.each(routes.map(({ path }) => path))('%s has no serious fault of accessibility', async (path) => {
  const { baseElement } = renderRemote(routes, path);
  await screen.findByRole('heading', { level: 1 });

  const { violations } = await axe.run(baseElement, { rules: RULES, resultTypes: ['violations'] });

  const faults = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(faults.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
});
