import { jest } from '@jest/globals';
import { within } from '@testing-library/react';
import { aServer, aTest, networkBack, pass, play, type Save, user } from '../../test/play';

/** A laptop and a tablet, each with a storage of its own; the laptop has no network as yet. */
function twoDevices() {
  const server = aServer();
  const test = aTest();
  let isOffline = true;
  const save = jest.fn<Save>(async (changes) => {
    if (isOffline) throw new Error('offline');
    return server.save(changes);
  });
  const laptop = within(play(test, { save, fetchStatus: server.fetchStatus }).container);
  const choose = (device: typeof laptop, letter: string) =>
    user.click(device.getByRole('radio', { name: new RegExp(`^${letter}`) }));
  return {
    laptop,
    held: () => server.held.get(test.questions[0]?.id ?? '')?.selectedAnswer,
    chooseOnLaptop: (letter: string) => choose(laptop, letter),
    chooseOnTablet: async (letter: string) => {
      const ofLaptop = Object.entries({ ...localStorage });
      localStorage.clear();
      const { container, unmount } = play({ ...test, serverTime: new Date().toISOString() }, server);
      await choose(within(container), letter);
      await pass(1);
      unmount();
      localStorage.clear();
      for (const [key, value] of ofLaptop) localStorage.setItem(key, value);
    },
    reconnect: async () => {
      isOffline = false;
      await networkBack();
      await pass(1);
    },
  };
}

describe('of two devices the last choice counts', () => {
  it('when it arrives first: the other device takes it over, however often it had changed its mind', async () => {
    const { laptop, held, chooseOnLaptop, chooseOnTablet, reconnect } = twoDevices();
    await chooseOnLaptop('A');
    await chooseOnLaptop('B');
    await chooseOnLaptop('D');
    await pass(5);
    await chooseOnTablet('C');
    await reconnect();
    expect(held()).toBe('C');
    expect(laptop.getByRole('radio', { name: /^C/ })).toBeChecked();
    expect(laptop.getByText('Saved')).toBeVisible();
  });

  it('when it arrives last, however often the other device had changed its mind', async () => {
    const { laptop, held, chooseOnLaptop, chooseOnTablet, reconnect } = twoDevices();
    await chooseOnTablet('A');
    await chooseOnTablet('C');
    await pass(5);
    await chooseOnLaptop('D');
    expect(held()).toBe('C');
    await reconnect();
    expect(held()).toBe('D');
    expect(laptop.getByRole('radio', { name: /^D/ })).toBeChecked();
  });
});
