import { facts } from '../facts.ts';
import { Link } from '../parts/link.tsx';
import { Image } from '../samples/screen.tsx';

/** What every client is promised. Each promise is in the terms, or on the page about the agency. */
export function Guarantees() {
  return (
    <section className="section section-guarantees">
      <div className="frame">
        <h2>What we promise every client</h2>
        <ul className="promises">
          <li>
            <Image name="ownNamePlate" />
            <h3>Your accounts are in your name</h3>
            <p>Domain, hosting, advertising and app stores. You can remove us from them on any day.</p>
          </li>
          <li>
            <Image name="halvedCoin" />
            <h3>{facts.depositPercent}% now, the rest in instalments</h3>
            <p>
              If we fail to deliver, you get the deposit back. If you end the project after work has started,
              you do not.
            </p>
          </li>
          <li>
            <Image name="sevenDays" />
            <h3>{facts.feedbackDays} days to check the work</h3>
            <p>We correct, within the fee, what does not match the quote.</p>
          </li>
          <li>
            <Image name="keyWithTag" />
            <h3>Paid work is yours</h3>
            <p>You may use what we made, change it, and take it to somebody else.</p>
          </li>
        </ul>
        <p>
          Deposit, feedback and ownership in full: <Link to="terms">terms and conditions</Link>.
        </p>
      </div>
    </section>
  );
}
