import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import '../src/testing';
import { render } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { composeStories } from 'storybook-react-rsbuild';
import * as designSystem from '../src/index';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

// jsdom draws nothing, so these two cannot be judged here; src/contrast.test.ts sees to the colours.
const RULES = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } };

const files = ['src', 'examples'].flatMap((folder) =>
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `${folder}/${file}`),
);

// One after the other: Jest's module loader does not take imports of the same module at once.
const stories: { name: string; Story: ComponentType }[] = [];
const components = new Set<unknown>();
for (const file of files) {
  const module = await import(ROOT + file);
  components.add(module.default.component);
  const composed = composeStories(module) as Record<string, ComponentType>;
  stories.push(...Object.entries(composed).map(([name, Story]) => ({ name: `${file} ${name}`, Story })));
}

test.each(stories)('$name has no serious fault of accessibility', async ({ Story }) => {
  const { baseElement } = render(<Story />);

  const { violations } = await axe.run(baseElement, { rules: RULES, resultTypes: ['violations'] });

  const faults = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(faults.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
});

test('every component has its stories', () => {
  const isComponent = (name: string) => /^[A-Z][a-z]/.test(name);
  const untold = Object.entries(designSystem).filter(([name, value]) => isComponent(name) && !components.has(value));
  expect(untold.map(([name]) => name)).toEqual([]);
});
