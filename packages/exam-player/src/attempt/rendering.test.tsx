import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ProfilerOnRenderCallback } from 'react';
import { aTest, pass, play, press } from '../../test/play';

test('the time alone is rendered again each second: with a hidden clock nothing is', async () => {
  const onRender = jest.fn<ProfilerOnRenderCallback>();
  play(aTest({ seconds: 600 }), { onRender });
  await pass(10);
  expect(screen.getByRole('timer', { name: '9:50 left' })).toBeVisible();
  await press('Hide the clock');
  onRender.mockClear();
  await pass(10);
  expect(onRender).not.toHaveBeenCalled();
});
