import { operations } from '@wattle/contract/operations';
import { VISITOR_COOKIE } from '@wattle/federation/canary';
import { call } from '../../../test/call';
import { type PageReports, type Sender, usePageReports, type Version } from '../../../test/page-reports';
import type { TestReleases } from '../../../test/releases';
import type { TestApi } from '../../../test/start-api';
import { CountedPagesService } from '../client-reports/counted-visitors';
import { RegistryUpkeep } from './registry-upkeep';

const OLD: Version = { version: '1.1.0', comparedWith: '1.2.0' };
const NEW: Version = { version: '1.2.0', comparedWith: '1.1.0' };
/** The network of whoever sends false reports. */
const OWN = 9_999;
const MAX_AGE_SECONDS = 86_400;

const running = usePageReports();
let api: TestApi;
let remote: string;
let releases: TestReleases;
let reports: PageReports;
beforeEach(async () => {
  ({ api, remote, releases, reports } = running);
  await releases.startCanary(remote, '1.2.0');
});

const look = () => api.app.get(RegistryUpkeep).run();
const isCanaryThere = async () => (await releases.registered(remote))?.canary !== undefined;

async function canaryFigures() {
  await reports.write();
  return (await call(api.as('admin'), operations)).remotes[0]?.canary?.new;
}

/** The canary fails for eight visitors. */
async function slander(senderOf: (number: number) => Sender): Promise<void> {
  for (const number of (await reports.numbersOf(NEW)).slice(0, 8))
    await reports.send(reports.of(NEW, 1, 1), senderOf(number));
  await reports.write();
  await look();
}

const unsigned = (number: number) => ({ cookie: `${VISITOR_COOKIE}=${number}` });
const forged = (text: string) => text.slice(0, -5) + (text.endsWith('AAAAA') ? 'BBBBB' : 'AAAAA');
const sent = (number: number) => reports.sentTo({ number, network: number });

it('what the shell has not signed ends no canary', async () => {
  const senders: ((number: number) => Sender)[] = [
    unsigned,
    (number) => ({ ...sent(number), ...unsigned(number) }),
    (number) => ({ ...sent(number), cookie: forged(sent(number).cookie ?? '') }),
    (number) => ({ ...sent(number), cookie: sent(number).cookie?.replace(/\.\d+\./, `.${OWN}.`) }),
    (number) => ({ ...sent(number), page: forged(sent(number).page ?? '') }),
    (number) => ({ ...sent(number), page: sent(number + 1).page }),
    (number) => ({ page: sent(number).page }),
    (number) => ({ cookie: sent(number).cookie }),
  ];
  // With the version of the others nothing is wrong.
  await reports.visit(OLD, 40);
  for (const senderOf of senders) await slander(senderOf);
  expect(await canaryFigures()).toMatchObject({ views: 64, visitors: 0, failedVisitors: 0 });
  expect(await isCanaryThere()).toBe(true);
});

it('a page counts for a day', async () => {
  const [number = 0] = await reports.numbersOf(NEW);
  const early = sent(number);
  api.advance(MAX_AGE_SECONDS + 60);
  await reports.send(reports.of(NEW, 1, 1), early);
  expect(await canaryFigures()).toMatchObject({ visitors: 0 });
  const late = sent(number);
  api.advance(60 - MAX_AGE_SECONDS);
  await reports.send(reports.of(NEW, 1, 1), late);
  expect(await canaryFigures()).toMatchObject({ visitors: 0 });
  await reports.send(reports.of(NEW, 1, 1), sent(number));
  expect(await canaryFigures()).toMatchObject({ visitors: 1, failedVisitors: 1 });
});

it('with all the numbers that one network can collect nobody ends a canary, and two of its visitors count', async () => {
  await reports.visit(OLD, 40);
  await slander((number) => reports.sentTo({ number, network: OWN }));
  for (const number of (await reports.numbersOf(NEW)).slice(8, 30)) {
    await reports.send(reports.of(NEW, 1, 1), reports.sentTo({ number, network: OWN }));
  }
  await look();
  expect(await canaryFigures()).toMatchObject({ visitors: 2, failedVisitors: 2 });
  expect(await isCanaryThere()).toBe(true);
});

it('the first visitors of a network count, whatever others in it report, also in another process', async () => {
  const [first = 0, ...others] = (await reports.numbersOf(NEW)).filter((number) => number % 2 === 0);
  const send = async (number: number, failing: number) => {
    await reports.send(reports.of(NEW, 1, failing), reports.sentTo({ number, network: OWN }));
    await reports.write();
  };
  await send(first, 0);
  for (const number of others.slice(0, 5)) await send(number, 1);
  await running.restart();
  for (const number of others.slice(5, 10)) await send(number, 1);
  expect(await canaryFigures()).toMatchObject({ visitors: 1, failedVisitors: 0 });
  await send(first, 1);
  expect(await canaryFigures()).toMatchObject({ visitors: 1, failedVisitors: 1 });
});

it('a number counts once, in whichever networks it is', async () => {
  const [number = 0] = await reports.numbersOf(NEW);
  for (const network of [1, 2, 3]) {
    await reports.send(reports.of(NEW, 1, 1), reports.sentTo({ number, network }));
    await reports.write();
  }
  expect(await canaryFigures()).toMatchObject({ visitors: 1, failedVisitors: 1 });
});

describe('what the live version has proven', () => {
  const LIVE: Version = { version: '1.1.0' };
  const served = () => releases.history('serve');

  beforeEach(async () => {
    await reports.show(LIVE, 100);
    await look();
    expect(served()).toMatchObject([{ pages: 100, faults: 0 }]);
  });

  it('stays with reports without a page, of forged pages, and of all that one network can collect', async () => {
    const senders: (() => Sender)[] = [
      () => ({}),
      () => ({ page: forged(reports.sentTo({ network: OWN }).page ?? '') }),
      () => reports.sentTo({ network: OWN }),
    ];
    for (const senderOf of senders) {
      for (let request = 0; request < 20; request += 1) await reports.send(reports.of(LIVE, 1, 1), senderOf());
      await reports.write();
    }
    await look();
    expect(served()).toHaveLength(1);
  });

  it('a page counts once, however often its reports come', async () => {
    const sender = reports.sentTo({ network: OWN });
    for (let request = 0; request < 20; request += 1) await reports.send(reports.of(LIVE, 1, 1), sender);
    await reports.write();
    const version = { remote, version: LIVE.version };
    const { failedViews } = await api.app.get(CountedPagesService).count(version, new Date());
    expect(failedViews).toBe(1);
  });

  it('is lost when it fails in the pages of several networks', async () => {
    await reports.show(LIVE, 5, 5);
    await look();
    expect(served()).toMatchObject([{}, { pages: 105, faults: 5 }]);
  });
});
