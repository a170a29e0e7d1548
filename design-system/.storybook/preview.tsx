import { useEffect } from 'react';
import { configure } from 'storybook/test';
import type { Preview } from 'storybook-react-rsbuild';
import '../src/fonts.css';
import { globalCss } from '../src/global-css';

// A page is imported when it is opened, which takes seconds where every core is at work.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message?.split('\n\n')[0]) });

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: ['light', 'dark', 'high-contrast', 'system'],
      },
    },
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    a11y: { test: 'error' },
    options: { storySort: { order: ['Examples', 'Brand', '*'] } },
  },
  decorators: [
    (Story, { globals: { theme } }) => {
      useEffect(() => document.documentElement.setAttribute('data-theme', theme), [theme]);
      return (
        <>
          <style href="wattle" precedence="base">
            {globalCss}
          </style>
          <Story />
        </>
      );
    },
  ],
};

export default preview;
