import { Image, Screen } from './screen.tsx';

/** A chat that an advertisement has brought, with what each message cost. */
export function Chat({ parts: [one, , two] }: { parts: string[] }) {
  return (
    <Screen client="rangmahalChat" frame="phone">
      <Image name="hallAtNight" />
      <p className="bubble">Is the hall free on 12 May?</p>
      <b data-part="text">{one}</b>
      <p className="bubble bubble-answer">Yes. Shall we hold it?</p>
      <p className="bubble">How much for 200 guests?</p>
      <b data-part="text">{one}</b>
      <span>No answer yet. One answered message costs</span>
      <b className="screen-heading" data-part="text">
        {two}
      </b>
    </Screen>
  );
}
