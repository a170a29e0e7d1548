// See operator.tsx: a lawyer must check this text before the site is opened to the public.
import type { LegalText } from './legal-page';
import { Contact } from './operator';

export const PRIVACY: LegalText = {
  title: 'Privacy',
  body: (
    <>
      <p>What we keep about you and your child, why, and how to have it removed.</p>

      <h2>In short</h2>
      <ul>
        <li>We keep what the tests need, and nothing else.</li>
        <li>There is no advertising, no tracking and no profile for anybody else.</li>
        <li>Nothing about a child is ever sent to a language model.</li>
        <li>You can have everything exported or erased by writing to us.</li>
      </ul>

      <h2>What we keep</h2>
      <p>If you make an account:</p>
      <ul>
        <li>about the parent: first and last name, phone number and e-mail address;</li>
        <li>
          about each child: first and last name, year level, the school if you tell it, a username, and a scrambled form
          of the password (a hash) from which we cannot read it;
        </li>
        <li>
          about the tests: the answers given, what was flagged, ruled out and highlighted, how long each question was on
          the screen, when a test was begun and submitted, the results, and extra time if we grant it.
        </li>
      </ul>
      <p>If you take the free assessment: the e-mail address, the answers, the results, and the report that we mail.</p>
      <p>
        To stop abuse we count requests by network address for at most a day. Our log of requests holds no names, e-mail
        addresses or network addresses.
      </p>
      <p>
        Pages tell us how fast they were and which errors they had, so that we find faults before you must report them.
        We add these up for 90 days; nothing in them says who you are.
      </p>

      <h2>What it is for</h2>
      <ul>
        <li>Parent details: to know whose children the accounts are for, and to reach you about them.</li>
        <li>Child details: to log in, to greet your child, and to choose tests.</li>
        <li>Answers and results: to mark tests, to explain them, and to show progress.</li>
        <li>The address of a free assessment: to send its report. No newsletter follows.</li>
      </ul>

      <h2>Who gets it</h2>
      <p>
        Nobody else. We do not sell, rent or share it. The companies that run our servers and deliver our mail handle it
        on our behalf and may not use it for themselves. We hand data to an authority only where the law obliges us to.
      </p>
      <p>
        Our staff may let a language model draft new questions. It is given questions from our bank, never anything
        about a child.
      </p>

      <h2>How long</h2>
      <p>Accounts and results: until you ask us to erase them.</p>
      <p>
        A free assessment, with its address and answers: until 90 days after it was started. Then it is deleted, with
        its mails.
      </p>

      <h2>Cookies and browser storage</h2>
      <p>There are three cookies, all only for what you do here. Scripts cannot read them:</p>
      <ul>
        <li>one keeps a student logged in, for up to 30 days or until logging out;</li>
        <li>one ties a free assessment to the browser that started it, for 30 days;</li>
        <li>
          while a new version of Wattle is tried with some visitors, one keeps you on the version that you have. It
          holds one of 10,000 numbers, which says nothing about you, for a year.
        </li>
      </ul>
      <p>The storage of your browser also holds, on your device:</p>
      <ul>
        <li>
          the log-in: two tokens, a note that somebody is logged in, and the id, first name, username and role of the
          student;
        </li>
        <li>the e-mail address of a free assessment, until its result has been sent;</li>
        <li>the answers and the remaining time of a test, so that a lost network costs nothing;</li>
        <li>the colours you chose.</li>
      </ul>
      <p>
        Scripts, fonts and our own pictures come from this site. If a question shows a picture that lies on another
        site, that site sees that somebody has fetched it, but not from which page.
      </p>

      <h2>Your rights</h2>
      <p>
        A parent can ask us at any time for a copy of what we keep about a child, to have it corrected, or to have it
        erased. Erasing leaves no trace of the child in our records and mails. So that no stranger can ask, we answer to
        the e-mail address of the parent.
      </p>
      <p>
        If you are not content with our answer, you can complain to the Office of the Australian Information
        Commissioner.
      </p>

      <Contact />
    </>
  ),
};
