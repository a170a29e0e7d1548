/**
 * Before the site is opened to the public the operator must
 * - have the terms and the privacy page checked by a lawyer: they tell what the software does and are no legal advice;
 * - fill in OPERATOR;
 * - name there the companies that host the site and deliver its mail, and how a subscription is paid, if there is one;
 * - change LAST_CHANGED with every change.
 */
const OPERATOR = {
  name: '[name of the operator]',
  address: '[postal address]',
  email: 'contact@example.com',
};

const LAST_CHANGED = '21 November 2026';

/** The end of both pages. */
export function Contact() {
  return (
    <>
      <h2>Contact</h2>
      <p>
        {OPERATOR.name}, {OPERATOR.address}, <a href={`mailto:${OPERATOR.email}`}>{OPERATOR.email}</a>
      </p>
      <p>Last changed on {LAST_CHANGED}.</p>
    </>
  );
}
