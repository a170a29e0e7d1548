import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankQuestion } from '@wattle/contract/bank';
import { renderRemote } from '@wattle/platform/testing';
import routes from '../src/routes';
import { fieldOf } from './press';

export const updatePath = ({ id }: BankQuestion) => `questions/update-questions/${id}`;

export async function openEdit({ subject, id }: BankQuestion) {
  const view = renderRemote(routes, `/questions/${subject}/${id}/edit`);
  await screen.findByLabelText('Question');
  return view;
}

/** Puts another text into a field. */
export async function change(label: string | RegExp, text: string): Promise<void> {
  await userEvent.clear(fieldOf(label));
  await userEvent.paste(text);
}
