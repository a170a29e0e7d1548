import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadError } from '@wattle/federation/runtime';
import { useVersionHold } from '@wattle/platform/core';
import { apiCalls, apiHangs, apiResponds, apiReturns } from '@wattle/platform/testing';
import { useEffect, useState } from 'react';
import { expectComplaints } from '../../../scripts/testing/browser-tests';
import { aRegistry, renderShell } from '../../test/render-shell';
import { type LoadRoutes, noteHeldVersion, routesOf } from './remotes';

const REGISTRY = '/registry.json';

type Router = ReturnType<typeof renderShell>['router'];

const go = (router: Router, path: string) => act(() => router.navigate(path));
const heading = (name: string) => screen.findByText(name, { selector: 'h1' });

/** A page that says which version it is of, and holds the versions while its box is checked. */
const loadRoutes: LoadRoutes = async ({ name, version, paths }) => {
  const Page = () => {
    const [isHeld, setHeld] = useState(false);
    useVersionHold(isHeld);
    return (
      <>
        <h1>{`${name} ${version}`}</h1>
        <input type="checkbox" aria-label="Hold" onChange={({ target }) => setHeld(target.checked)} />
      </>
    );
  };
  return paths.map(({ path }) => ({ path, load: async () => Page }));
};

/** The registry that the page was sent with is older than a minute. */
function letTimePass(): void {
  const now = Date.now() + 61_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
}

afterEach(() => jest.restoreAllMocks());

/** The shell on the landing page of version 1.0.0, before version 2.0.0 is released. */
async function openBeforeRelease(load = loadRoutes) {
  const view = renderShell('/landing', { loadRoutes: load });
  expect(await heading('marketing 1.0.0')).toBeVisible();
  apiReturns(REGISTRY, aRegistry({ active: '2.0.0', lastGood: '1.0.0' }));
  return view;
}

test('a new version is taken at the next navigation, without a reload', async () => {
  const { router } = await openBeforeRelease();
  letTimePass();
  await go(router, '/login');
  expect(await heading('auth 2.0.0')).toBeVisible();
  await go(router, '/landing');
  expect(await heading('marketing 2.0.0')).toBeVisible();
});

test('the registry is read at most once a minute', async () => {
  const { router } = await openBeforeRelease();
  await go(router, '/login');
  expect(await heading('auth 1.0.0')).toBeVisible();
  expect(apiCalls(REGISTRY)).toHaveLength(0);
  letTimePass();
  await go(router, '/landing');
  await go(router, '/login');
  expect(apiCalls(REGISTRY)).toHaveLength(1);
});

test('while a page holds the versions nothing changes, also by a registry that comes late', async () => {
  const { router } = await openBeforeRelease();
  const sendRegistry = apiHangs(REGISTRY, aRegistry({ active: '2.0.0', lastGood: '1.0.0' }));
  letTimePass();
  await go(router, '/login');
  expect(await heading('auth 1.0.0')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Hold'));
  sendRegistry();
  await go(router, '/landing');
  expect(await heading('marketing 1.0.0')).toBeVisible();
  await go(router, '/login');
  expect(await heading('auth 2.0.0')).toBeVisible();
});

test('a page that holds its version stays in it on its way through its remote', async () => {
  const { router } = renderShell('/', { loadRoutes });
  await userEvent.click(await screen.findByLabelText('Hold'));
  apiReturns(REGISTRY, aRegistry({ active: '2.0.0' }));
  letTimePass();
  await go(router, '/landing');
  expect(await heading('marketing 1.0.0')).toBeVisible();
  expect(apiCalls(REGISTRY)).toHaveLength(0);
});

test('a registry that comes while a navigation waits for it changes nothing once a page holds the versions @long', async () => {
  const { router } = await openBeforeRelease();
  const sendRegistry = apiHangs(REGISTRY, aRegistry({ active: '2.0.0', lastGood: '1.0.0' }));
  letTimePass();
  let navigation = Promise.resolve();
  act(() => {
    navigation = router.navigate('/login');
  });
  // The navigation waits no longer than half a second.
  act(() => screen.getByLabelText('Hold').click());
  await act(() => {
    sendRegistry();
    return navigation;
  });
  expect(await heading('auth 1.0.0')).toBeVisible();
});

test('a page that holds its version stays in it, also shortly after a fault of that version @long', async () => {
  expectComplaints(/It broke|Remote marketing 1\.0\.0: crash/);
  let hasBroken = false;
  const load: LoadRoutes = async (release) => {
    const routes = routesOf(await loadRoutes(release));
    const breakOnce = () => {
      if (hasBroken) return;
      hasBroken = true;
      throw new Error('It broke');
    };
    return routes.map(({ path, load: loadPage }) => ({
      path,
      load: async () => {
        const Page = await loadPage();
        const Breaking = () => {
          useEffect(breakOnce, []);
          return <Page />;
        };
        return Breaking;
      },
    }));
  };
  const { router } = renderShell('/landing', { lastGood: '0.9.0', loadRoutes: load });
  await waitFor(() => expect(hasBroken).toBe(true));
  await userEvent.click(await screen.findByLabelText('Hold'));
  await go(router, '/terms');
  expect(await heading('marketing 1.0.0')).toBeVisible();
});

describe('a page that holds its version and is loaded again', () => {
  /** Registry after the release of 2.0.0. */
  const registry = JSON.stringify(aRegistry({ active: '2.0.0', lastGood: '1.0.0' }));

  async function leave(isHeld: boolean) {
    const { remotes, unmount } = renderShell('/landing', { loadRoutes });
    noteHeldVersion((pathname) => remotes.shownAt(pathname));
    if (isHeld) await userEvent.click(await screen.findByLabelText('Hold'));
    else await screen.findByLabelText('Hold');
    window.dispatchEvent(new Event('pagehide'));
    unmount();
  }

  test('begins with that version, and keeps it there only', async () => {
    await leave(true);
    const { router } = renderShell('/landing', { loadRoutes, registry });
    expect(await heading('marketing 1.0.0')).toBeVisible();
    await go(router, '/terms');
    expect(await heading('marketing 2.0.0')).toBeVisible();
    await go(router, '/landing');
    expect(await heading('marketing 2.0.0')).toBeVisible();
  });

  test.each([
    ['at another address', true, '/terms', registry],
    ['without holding it', false, '/landing', registry],
    ['when that version is named no more @long', true, '/landing', JSON.stringify(aRegistry({ active: '2.0.0' }))],
  ])('begins with the active one %s', async (_what, isHeld, url, registryThen) => {
    await leave(isHeld);
    renderShell(url, { loadRoutes, registry: registryThen });
    expect(await heading('marketing 2.0.0')).toBeVisible();
  });
});

test('a page that the new version no longer has is not found, and one that is new is there', async () => {
  const load: LoadRoutes = async ({ name, version }) => {
    const path = version === '1.0.0' ? '/landing' : '/';
    return [{ path, load: async () => () => <h1>{`${name} ${version}`}</h1> }];
  };
  const { router } = await openBeforeRelease(load);
  await go(router, '/');
  expect(await heading('There is no page at this address')).toBeVisible();
  letTimePass();
  await go(router, '/landing');
  expect(await heading('There is no page at this address')).toBeVisible();
  await go(router, '/');
  expect(await heading('marketing 2.0.0')).toBeVisible();
});

test('where neither the new version nor its last good one can be had, the page stays with what it runs', async () => {
  expectComplaints(/Remote marketing [23]\.0\.0: load/);
  const { router } = await openBeforeRelease(async (release) =>
    release.version === '1.0.0' ? loadRoutes(release) : Promise.reject(new LoadError('404')),
  );
  apiReturns(REGISTRY, aRegistry({ active: '3.0.0', lastGood: '2.0.0' }));
  letTimePass();
  await go(router, '/');
  expect(await heading('marketing 1.0.0')).toBeVisible();
});

test.each<[string, () => Response | Promise<Response>]>([
  ['missing @long', () => Response.json({ message: 'Not found' }, { status: 404 })],
  ['HTML', () => new Response('<!doctype html>')],
  ['JSON of another shape', () => Response.json({ remotes: { marketing: { active: {} } } })],
  ['empty @long', () => Response.json({ remotes: {} })],
  ['hanging', () => new Promise(() => undefined)],
])('nothing is changed by a registry that is %s', async (what, respond) => {
  if (what !== 'hanging') expectComplaints(/registry/);
  const { router } = await openBeforeRelease();
  apiResponds(REGISTRY, respond);
  letTimePass();
  await go(router, '/login');
  expect(await heading('auth 1.0.0')).toBeVisible();
});

test('a page that was sent without its registry fetches it, and shows the card until it has it', async () => {
  expectComplaints(/registry/);
  apiReturns(REGISTRY, 'Bad gateway', 502);
  renderShell('/landing', { loadRoutes, registry: '{"remotes":' });
  expect(await heading('This page could not be loaded')).toBeVisible();
  apiReturns(REGISTRY, aRegistry());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('marketing 1.0.0')).toBeVisible();
});
