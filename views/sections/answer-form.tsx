import { Section } from './section.tsx';

/** The button by which the agency says that it has answered an enquiry. */
export function AnswerForm() {
  return (
    <Section name="invitation" title="Say that it is done">
      <div className="invitation">
        <p>If you have not answered yet, close this page. Nothing changes until you press the button.</p>
        {/* Without an action the form goes to the address of the link itself. */}
        <form method="post" className="actions">
          <button type="submit" className="button">
            I have answered this
          </button>
        </form>
      </div>
    </Section>
  );
}
