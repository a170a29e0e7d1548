// See operator.tsx: a lawyer must check this text before the site is opened to the public.
import { ASSESSMENT_COOKIE_DAYS, RETENTION_DAYS, SESSION_DAYS } from '@wattle/contract/constants';
import type { LegalText } from './legal-page';
import { Contact } from './operator';

interface RecordGroup {
  what: string;
  why: string;
}

function Records({ caption, records }: { caption: string; records: RecordGroup[] }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">What we keep</th>
          <th scope="col">What for</th>
        </tr>
      </thead>
      <tbody>
        {records.map(({ what, why }) => (
          <tr key={what}>
            <td>{what}</td>
            <td data-label="What for">{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const OF_ACCOUNTS: RecordGroup[] = [
  {
    what: 'The parent’s first and last name, phone number and email address',
    why: 'to know whose children the accounts are for, and to reach you',
  },
  {
    what: 'Whether your email address is confirmed, and whether you want the weekly report',
    why: 'to send the report only to you, and to stop when you say so',
  },
  {
    what: 'The child’s first and last name, and the school if you tell it',
    why: 'to greet your child, and to tell two children apart',
  },
  { what: 'The year level, and the exam if you tell it', why: 'to choose tests' },
  { what: 'A username, and a scrambled form of the password (a hash) from which we cannot read it', why: 'to log in' },
  {
    what: 'The answers given, what was flagged, ruled out and highlighted, and how long each question was on the screen',
    why: 'to mark tests, to lose nothing when the network fails, and to show progress',
  },
  {
    what: 'What your child wrote, with later drafts, what it thought of them and the words it said are spelt right',
    why: 'to help it write better; the staff who read and mark a text are not told who wrote it',
  },
  { what: 'How fast your child types passages', why: 'to show it how its typing grows' },
  {
    what: 'On which devices you are logged in as a parent (browser and system), and until when',
    why: 'to show you and to let you end it',
  },
  { what: 'How many tests a week you aim at, and the day of the exam if you tell it', why: 'to show what is left' },
  {
    what: 'Which questions your child or you report as wrong, and the sentence about it',
    why: 'to correct them, and to answer; whoever looks at it is not told who it is from',
  },
  {
    what: 'Whether you let a language model read what your child writes, and when you said yes or no',
    why: 'to ask none without your yes',
  },
  { what: 'Which parts of the weekly plan your child ticked', why: 'to show the plan on every device' },
  {
    what: 'When a test was begun and submitted, its result, and help in tests if we grant it, such as extra time',
    why: 'to keep the clock fair, and to explain what to practise next',
  },
];

const OF_ASSESSMENTS: RecordGroup[] = [
  { what: 'The email address', why: 'to send the report; no newsletter follows' },
  { what: 'The child’s year, if you give it', why: 'to choose the questions for it' },
  { what: 'The answers, the results and the report', why: 'to mark the three tests and to explain them' },
];

export const PRIVACY: LegalText = {
  title: 'Privacy',
  body: (
    <>
      <p>What we keep about you and your child, why, and how to have it removed.</p>

      <h2>In short</h2>
      <ul>
        <li>We keep what the tests need, and nothing else.</li>
        <li>There is no advertising, no tracking and no profile for anybody else.</li>
        <li>Nothing of a child is sent to a language model, unless you allow it for what your child writes.</li>
        <li>You can download or erase everything yourself, or write to us.</li>
      </ul>

      <h2>What we keep about you and your child, and why</h2>
      <Records caption="With an account" records={OF_ACCOUNTS} />
      <p>
        All of it stays until you ask us to erase it. Emails that we send you are deleted after {RETENTION_DAYS} days,
        and so are printed tests that nobody has answered, and what was reported of a question, counted from our answer.
      </p>
      <Records caption="With the free assessment" records={OF_ASSESSMENTS} />
      <p>
        A free assessment is kept until {RETENTION_DAYS} days after it was started. Then it is deleted, with its emails.
        Only the browser that took it sees its results, and whoever reads the report that we send.
      </p>

      <h2>Who sees it</h2>
      <ul>
        <li>Your child, after logging in: their own tests and results. No child sees another’s.</li>
        <li>
          Our staff, where they must: to answer you, to grant extra time, to export or to erase. What they do is
          recorded.
        </li>
        <li>
          The companies that run our servers and deliver our email, on our behalf. They may not use it for themselves.
        </li>
        <li>An authority, only where the law obliges us.</li>
      </ul>
      <p>Nobody else. We do not sell, rent or share it.</p>

      <h2>Generated questions</h2>
      <p>
        Our staff may let a language model draft new questions. It is given questions from our bank, never anything
        about a child: no name, no answer, no result. A person checks each draft before any child sees it.
      </p>

      <h2>Comments on writing</h2>
      <p>
        Only if you allow it for a child, a language model of another company reads what this child writes and drafts
        comments for our staff. The names of the child, your family and the school are hidden first; names of other
        people may stay. A person checks what it drafts before your child sees any of it. You say no again on the page
        of your family, and it counts at once.
      </p>

      <h2>How to have it exported or erased</h2>
      <p>
        Yourself: the page of your family (<a href="/parent-login">log in by email</a>) downloads what we keep of one
        child or of your family, and emails you a link that erases one child or the whole family. Or ask us:
      </p>
      <ol>
        <li>
          Write to us (<a href="#contact">Contact</a>) from the email address that you signed up with. We answer to that
          address only, so that no stranger can ask.
        </li>
        <li>
          Export: you get one file with everything that we keep about you and your children, which other programs can
          read.
        </li>
        <li>
          Erase: the parent, the children, their tests and the emails to you are removed. One line stays for our
          records: when it was done and by whom. It names nobody of your family.
        </li>
      </ol>
      <p>You can also ask us to correct what is wrong.</p>
      <p>
        If you are not content with our answer, you can complain to the Office of the Australian Information
        Commissioner.
      </p>

      <h2>What else is counted</h2>
      <p>
        To stop abuse we count requests by network address for at most a day. Our log of requests holds no names, email
        addresses or network addresses.
      </p>
      <p>
        Pages tell us how fast they were and which errors they had, so that we find faults before you must report them.
        We add these up for {RETENTION_DAYS} days; nothing in them says who you are. So that nobody can send us false
        ones, we note for up to two days which of 10,000 numbers of networks they came from.
      </p>

      <h2>Cookies and browser storage</h2>
      <p>There are three cookies, all only for what you do here. Scripts cannot read them:</p>
      <ul>
        <li>one keeps a student or a parent logged in, for up to {SESSION_DAYS} days or until logging out;</li>
        <li>one ties a free assessment to the browser that started it, for {ASSESSMENT_COOKIE_DAYS} days;</li>
        <li>
          while a new version of Wattle is tried with some visitors, one keeps you on the version that you have. It
          holds one of 10,000 numbers for you and one for your network, which say nothing about you, for a year.
        </li>
      </ul>
      <p>The storage of your browser also holds, on your device:</p>
      <ul>
        <li>
          the log-in: two tokens, a note that somebody is logged in, and the id, first name, username (of a parent the
          email address) and role;
        </li>
        <li>the email address of a free assessment, until its result has been sent;</li>
        <li>the answers and the remaining time of a test, so that a lost network costs nothing;</li>
        <li>the colours you chose.</li>
      </ul>
      <p>
        Scripts, fonts and our own pictures come from this site. If a question shows a picture that lies on another
        site, that site sees that somebody has fetched it, but not from which page.
      </p>

      <Contact />
    </>
  ),
};
