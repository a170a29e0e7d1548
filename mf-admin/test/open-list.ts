import { screen } from '@testing-library/react';
import { renderRemote } from '@wattle/platform/testing';
import routes from '../src/routes';

/** Opens the list of Maths, with this query in its address. */
export async function openList(search = '') {
  const view = renderRemote(routes, `/view-questions/Maths${search}`);
  await screen.findByText('Questions for Maths', { selector: 'h1' });
  return view;
}
