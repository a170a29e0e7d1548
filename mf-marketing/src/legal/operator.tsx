import { pageFact } from '@wattle/platform/core';

/**
 * Before the site is opened to the public the operator must
 * - set OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL;
 * - have the terms and the privacy page checked by a lawyer: they tell what the software does and are no legal advice;
 * - name in privacy.tsx the companies that host the site and deliver its mail, and in terms.tsx how a subscription is
 *   paid, if there is one;
 * - change LAST_CHANGED with every change.
 */
const LAST_CHANGED = '26 November 2026';

const FACTS = [
  { fact: 'operator-name', label: 'Run by' },
  { fact: 'operator-address', label: 'Postal address' },
  { fact: 'operator-email', label: 'Email' },
] as const;

export function Contact() {
  const facts = FACTS.map(({ fact, label }) => ({ fact, label, value: pageFact(fact) ?? '' }));
  return (
    <>
      <h2 id="contact" data-given={facts.map(({ value }) => value).join('')}>
        Contact
      </h2>
      <dl>
        {facts.map(({ fact, label, value }) => (
          <div key={fact} data-given={value}>
            <dt>{label}</dt>
            <dd>{fact === 'operator-email' ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
      <p>Last changed on {LAST_CHANGED}.</p>
    </>
  );
}
