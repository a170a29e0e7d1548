import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import '../testing';
import { ColumnChart } from './column-chart';

const columns = [
  { key: '1', label: '3 Mar', note: 'Weekly', percent: 58 },
  { key: '2', label: '7 Mar', percent: 81 },
];

const show = () =>
  render(<ColumnChart caption="Maths" labelHeading="Test" valueHeading="Right answers" columns={columns} />);

const width = (name: 'scrollWidth' | 'clientWidth', pixels: number) =>
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => pixels });

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollWidth');
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
});

test('is a table: a row for each test, headed by its label, with the percentage', () => {
  show();
  const table = within(screen.getByRole('table', { name: 'Maths' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Test', 'Right answers']);
  expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['3 Mar Weekly', '7 Mar']);
  expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['58%', '81%']);
});

test('can be scrolled by keyboard where it does not fit, and is no stop where it does', () => {
  const { unmount } = show();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  unmount();

  width('scrollWidth', 900);
  width('clientWidth', 300);
  show();
  expect(screen.getByRole('region', { name: 'Maths' })).toHaveAttribute('tabindex', '0');
});
