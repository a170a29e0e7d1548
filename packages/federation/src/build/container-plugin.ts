import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { consumedModules, runtimeOptimization } from './shared';

interface Container {
  /** Its name in the page. */
  name: string;
  filename: string;
  /** The platform contract that it is built with. */
  platform: string;
}

/** Makes a build the federation container of a remote. */
export function containerPlugin({ name, filename, platform }: Container): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name,
    filename,
    exposes: { './routes': './src/routes.tsx' },
    shared: consumedModules(platform),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    experiments: { externalRuntime: true, optimization: { ...runtimeOptimization, disableRemote: true } },
  });
}
