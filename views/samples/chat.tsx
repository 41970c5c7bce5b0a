import { Image } from './screen.tsx';

/** A chat that an advertisement has brought, with what each message cost. */
export function Chat({ parts: [one, , two] }: { parts: string[] }) {
  return (
    <div
      className="chat"
      role="img"
      aria-label="A chat about a hall: two questions, each with what it cost, and one answer."
    >
      <Image name="hallAtNight" />
      <p>Is the hall free on 12 May?</p>
      <b data-part="text">{one}</b>
      <em>Yes. Shall we hold it?</em>
      <p>How much for 200 guests?</p>
      <b data-part="text">{one}</b>
      <i>No answer yet. One answered message costs</i>
      <b data-part="text">{two}</b>
    </div>
  );
}
