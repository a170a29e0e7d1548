import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

// For Storybook alone: remotes and shell take the source and build it themselves.
export default defineConfig({ plugins: [pluginReact()] });
