import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Field } from './field';
import { Textarea, TextInput } from './inputs';
import { PasswordInput } from './password-input';
import { Select } from './select';

describe.each([
  { name: 'TextInput', control: <TextInput /> },
  { name: 'PasswordInput', control: <PasswordInput /> },
  { name: 'Textarea', control: <Textarea /> },
  { name: 'Select', control: <Select /> },
])('a field around $name', ({ control }) => {
  it('names it and describes it by the hint', () => {
    render(
      <Field label="Email" hint="The report goes there." isRequired>
        {control}
      </Field>,
    );
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('The report goes there.');
    expect(screen.getByLabelText('Email')).toBeRequired();
    expect(screen.getByLabelText('Email')).toBeValid();
  });

  it('tells the error instead of the hint', () => {
    render(
      <Field label="Email" hint="The report goes there." error="Enter a full email address.">
        {control}
      </Field>,
    );
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a full email address.');
    expect(screen.getByLabelText('Email')).toBeInvalid();
  });
});

test.each([
  [true, 'alert', 'off'],
  [undefined, null, 'polite'],
])('an error is read out once: with isAlert %s its role is %s', (isAlert, role, live) => {
  render(
    <Field label="Email" error="Enter a full email address." isAlert={isAlert}>
      <TextInput />
    </Field>,
  );
  const message = document.getElementById(screen.getByLabelText('Email').getAttribute('aria-describedby') ?? '');
  expect(message).toHaveAttribute('aria-live', live);
  expect(message?.firstElementChild?.getAttribute('role')).toBe(role);
});

test('two fields of one label do not share a control', () => {
  render(
    <>
      <Field label="First name">
        <TextInput defaultValue="Meera" />
      </Field>
      <Field label="First name">
        <TextInput defaultValue="Arjun" />
      </Field>
    </>,
  );
  expect(screen.getAllByLabelText('First name').map((input) => (input as HTMLInputElement).value)).toEqual([
    'Meera',
    'Arjun',
  ]);
});
