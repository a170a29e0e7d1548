import { useEffect } from 'react';
import type { Preview } from 'storybook-react-rsbuild';
import '../src/fonts.css';
import { globalCss } from '../src/global-css';

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
