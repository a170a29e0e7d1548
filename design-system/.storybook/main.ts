import type { StorybookConfig } from 'storybook-react-rsbuild';

const pagesOf = (folder: string, titlePrefix: string) => ({
  directory: `../../${folder}/src`,
  titlePrefix,
  files: '**/*.stories.tsx',
});

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: [
    '../src/**/*.stories.tsx',
    { directory: '../examples', titlePrefix: 'Examples', files: '*.stories.tsx' },
    pagesOf('mf-marketing', 'Marketing'),
    pagesOf('mf-auth', 'Auth'),
    pagesOf('mf-assessment', 'Assessment'),
    pagesOf('mf-tests', 'Tests'),
    pagesOf('mf-admin', 'Admin'),
    pagesOf('shell', 'Shell'),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // TypeScript 7 has no API for the other one.
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
