import type { SessionUser } from '@wattle/contract/accounts';
import type { Registry } from '@wattle/federation/registry';
import { aRelease } from '@wattle/federation/testing-releases';
import { pageAt } from '@wattle/platform/stories';
import type { ComponentType } from 'react';
import type { Remotes } from '../src/remotes/remotes';
import { RemotesContext } from '../src/remotes/remotes-context';

const registry: Registry = {
  remotes: {
    auth: {
      active: aRelease({
        name: 'auth',
        paths: [{ path: '/login', access: 'public', purpose: 'log-in' }],
        menu: [{ audience: 'visitor', label: 'Log In/Sign up', to: '/login', order: 50 }],
      }),
    },
    marketing: {
      active: aRelease({
        name: 'marketing',
        paths: [{ path: '/', access: 'public', purpose: 'start-page' }],
        menu: [
          { audience: 'visitor', label: 'Home', to: '/', order: 10 },
          { audience: 'visitor', label: 'Pricing', order: 20 },
        ],
      }),
    },
    admin: {
      active: aRelease({
        name: 'admin',
        menu: [
          { audience: 'admin', label: 'Home', to: '/admin-dashboard', order: 10 },
          { audience: 'admin', label: 'Add Questions', to: '/add-questionsBooks', order: 20 },
        ],
      }),
    },
  },
};

export const PRIYA: SessionUser = { id: 'a'.repeat(24), username: 'priya.i', firstName: 'Priya', role: 'student' };

/** A part of the shell as a story, with what it asks of the remotes. */
export function inShell(Part: ComponentType) {
  const remotes = { registry } as Remotes;
  const Shown = () => (
    <RemotesContext value={remotes}>
      <Part />
    </RemotesContext>
  );
  return pageAt([{ path: '*', load: async () => Shown }], '/somewhere');
}
