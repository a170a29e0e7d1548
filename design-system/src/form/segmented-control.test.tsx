import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SegmentedControl } from './segmented-control';

const TYPES = ['All', 'Original', 'Generated'].map((value) => ({ value, label: value }));

function Filter() {
  const [type, setType] = useState('All');
  return <SegmentedControl label="Type" options={TYPES} value={type} onChange={setType} />;
}

test('moves its choice by press and by arrow key', async () => {
  render(<Filter />);
  expect(screen.getByRole('group', { name: 'Type' })).toBeVisible();

  await userEvent.click(screen.getByText('Original'));
  expect(screen.getByRole('radio', { name: 'Original' })).toBeChecked();

  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Generated' })).toBeChecked();
});
