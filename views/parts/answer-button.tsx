/** The button by which the agency says that it has answered an enquiry. */
export function AnswerButton() {
  return (
    // Without an action the form goes to the address of the link itself.
    <form method="post" className="actions">
      <button type="submit" className="button">
        I have answered this
      </button>
    </form>
  );
}
