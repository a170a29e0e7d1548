// See operator.tsx: a lawyer must check this text before the site is opened to the public.
import { ASSESSMENT_WINDOW_DAYS, ASSESSMENTS_PER_EMAIL, MARKETING_CLAIMS } from '@wattle/contract/constants';
import type { LegalText } from './legal-page';
import { Contact } from './operator';

export const TERMS: LegalText = {
  title: 'Terms of service',
  body: (
    <>
      <p>What you can expect of Wattle, and what we ask of you.</p>

      <h2>What Wattle is</h2>
      <p>
        Wattle is a place where children in Years {MARKETING_CLAIMS.yearLevels} practise for selective-school entry
        tests: timed and untimed tests in Reading, Mathematical Reasoning, Thinking Skills and Writing, with results and
        explanations.
      </p>
      <p>
        Wattle is not part of any school or examination authority. Its results show how practice is going. They promise
        no place at a school.
      </p>

      <h2>Accounts</h2>
      <p>
        A parent or guardian makes the accounts of their children and agrees to these terms for them. Please give true
        details, keep the passwords safe, and tell us if somebody else has got hold of one.
      </p>
      <p>Each account is for one child.</p>

      <h2>The free assessment</h2>
      <p>
        It needs an email address and no account. One address can start {ASSESSMENTS_PER_EMAIL} assessments in{' '}
        {ASSESSMENT_WINDOW_DAYS} days. It costs nothing and leads to no purchase.
      </p>

      <h2>Subscriptions</h2>
      <p>
        Where something costs money, the price stands beside it before you decide, and nothing is charged without your
        agreement. Your rights under the Australian Consumer Law are untouched by anything on this page.
      </p>

      <h2>Fair use</h2>
      <p>The questions and explanations are ours. Use them for your own children as much as you like. Please don’t:</p>
      <ul>
        <li>copy the question bank or pass it on;</li>
        <li>open accounts or assessments with software;</li>
        <li>try to reach the data or the test of another child.</li>
      </ul>
      <p>We may close an account that is used in such a way, and will tell the parent why.</p>

      <h2>When something goes wrong</h2>
      <p>
        We take care that no answer is lost and that every key is right, yet we cannot promise that Wattle is always
        there or free of mistakes. If you find one, please tell us.
      </p>

      <h2>Ending and changes</h2>
      <p>
        You can leave at any time: on the page of your family (<a href="/parent-login">log in by email</a>) you can have
        the account of a child, or all of them, erased with the results. Or write to us. When these terms change in a
        way that matters, we say so on this page and to the parents who have accounts before it takes effect.
      </p>

      <Contact />
    </>
  ),
};
