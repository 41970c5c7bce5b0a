import { autoFocusIf } from '../forms/field.tsx';

export type EnquiryAction = 'release' | 'retry' | 'answer' | 'reopen' | 'erase';

type TextProps = { facts: [label: string, value: string][]; message: string };

/** What a visitor wrote, marked as such, and what is known about it. */
export function EnquiryText({ facts, message }: TextProps) {
  return (
    <>
      <blockquote className="enquiry-text">{message}</blockquote>
      <p>
        {facts.map(([label, value]) => (
          <span key={label}>
            <b>{label}:</b> <bdi>{value}</bdi>
            <br />
          </span>
        ))}
      </p>
    </>
  );
}

type ButtonProps = {
  action: EnquiryAction;
  isQuiet: boolean;
  /** It was pressed without the confirmation that it asks for. */
  isUnconfirmed: boolean;
};

/** Without an action the form goes to the address of the link itself. */
export function EnquiryButton({ action, isQuiet, isUnconfirmed }: ButtonProps) {
  const isErasure = action === 'erase';
  return (
    <form method="post" className="form prose">
      {isErasure && (
        <ul className="checklist">
          <li>
            <label>
              <input type="checkbox" name="confirmed" required {...autoFocusIf(isUnconfirmed)} />
              <span>Erase it for good</span>
            </label>
          </li>
        </ul>
      )}
      {isUnconfirmed && (
        <p className="form-error" role="alert">
          Nothing is erased. First switch on “Erase it for good”.
        </p>
      )}
      <button
        type="submit"
        name="action"
        value={action}
        className={isQuiet ? 'button button-quiet' : 'button'}
      >
        {labels[action]}
      </button>
    </form>
  );
}

const labels: Record<EnquiryAction, string> = {
  release: 'Release: e-mail it to us',
  retry: 'E-mail it to us again',
  answer: 'I have answered this',
  reopen: 'I have not answered it yet',
  erase: 'Erase',
};
