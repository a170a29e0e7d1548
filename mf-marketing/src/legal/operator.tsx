import { OPERATOR_FIELDS, type OperatorField, operatorMark, operatorMeta } from '@wattle/contract/operator';

/**
 * Before the site is opened to the public the operator must
 * - set OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL;
 * - have the terms and the privacy page checked by a lawyer: they tell what the software does and are no legal advice;
 * - name in privacy.tsx the companies that host the site and deliver its mail, and in terms.tsx how a subscription is
 *   paid, if there is one;
 * - change LAST_CHANGED with every change.
 */
const LAST_CHANGED = '23 November 2026';

const LABELS: Record<OperatorField, string> = { name: 'Run by', address: 'Postal address', email: 'Email' };

/**
 * The server of the page knows: it says so in meta elements, and fills in what is rendered to HTML. One of before says
 * nothing.
 */
function operator(field: OperatorField): string | undefined {
  if (typeof document === 'undefined') return operatorMark(field);
  return document.querySelector<HTMLMetaElement>(`meta[name="${operatorMeta(field)}"]`)?.content;
}

export function Contact() {
  const given = OPERATOR_FIELDS.flatMap((field) => {
    const value = operator(field);
    return value ? [{ field, value }] : [];
  });
  return (
    <>
      <h2 id="contact">Contact</h2>
      <dl>
        {given.map(({ field, value }) => (
          <div key={field}>
            <dt>{LABELS[field]}</dt>
            <dd>{field === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
      <p>Last changed on {LAST_CHANGED}.</p>
    </>
  );
}
