import { Poster, pigment } from './poster.tsx';

// The four groups of marketing on Services, side by side in one row. What is drawn is in the middle, because a wide cell
// shows less than the whole height.

/** Search: a lens over a page of results enlarges the place that is ours. */
export function SearchLens() {
  return (
    <Poster ground="plaster">
      <path
        fill={pigment.shade}
        d="M20 20h130v28H20zM20 68h280v16H20zM20 100h220v16H20zM20 330h280v16H20zM20 362h190v16H20zM260 150h40v28h-40z"
      />
      <path fill="none" stroke={pigment.ink} strokeWidth="44" d="M200 240L330 370" />
      <circle cx="142" cy="182" r="104" fill={pigment.ochre} stroke={pigment.ink} strokeWidth="28" />
      <path
        fill={pigment.vermilion}
        fillRule="evenodd"
        d="M142 258L93 186a57 57 0 1 1 98 0zM120 158a22 22 0 0 0 44 0a22 22 0 0 0-44 0z"
      />
    </Poster>
  );
}

/** Enquiries: a funnel takes a crowd, and a letter comes out of it. */
export function EnquiryFunnel() {
  return (
    <Poster ground="vermilion">
      <path
        fill={pigment.plaster}
        d="M28 52a24 24 0 0 1 48 0a24 24 0 0 1-48 0M136 52a24 24 0 0 1 48 0a24 24 0 0 1-48 0M244 52a24 24 0 0 1 48 0a24 24 0 0 1-48 0M190 108a24 24 0 0 1 48 0a24 24 0 0 1-48 0"
      />
      <path
        fill={pigment.ochre}
        d="M82 108a24 24 0 0 1 48 0a24 24 0 0 1-48 0M82 -4a24 24 0 0 1 48 0a24 24 0 0 1-48 0M190 -4a24 24 0 0 1 48 0a24 24 0 0 1-48 0"
      />
      <path fill={pigment.ink} d="M0 148H320L200 262V300H120V262z" />
      <path fill={pigment.plaster} d="M90 292H230V400H90z" />
      <path fill={pigment.ochre} d="M90 292H230L160 350z" />
    </Poster>
  );
}

/** Search ads: a click that meets its target. */
export function ClickTarget() {
  return (
    <Poster ground="ochre">
      <circle cx="160" cy="200" r="150" fill={pigment.plaster} />
      <circle cx="160" cy="200" r="108" fill={pigment.vermilion} />
      <circle cx="160" cy="200" r="66" fill={pigment.plaster} />
      <circle cx="160" cy="200" r="30" fill={pigment.vermilion} />
      <path fill={pigment.ink} d="M160 200L320 262L250 292L320 362L290 392L220 322L190 372z" />
    </Poster>
  );
}

/** Social media: a heart in one bubble, and an answer that is being written. */
export function LikedBubble() {
  return (
    <Poster ground="cobalt">
      <path fill={pigment.plaster} d="M20 290V164a124 124 0 1 1 124 126z" />
      <path fill={pigment.vermilion} d="M144 246L84 182a37 37 0 0 1 60-42a37 37 0 0 1 60 42z" />
      <path fill={pigment.ochre} d="M304 372V302a70 70 0 1 0-70 70z" />
      <path
        fill={pigment.ink}
        d="M196 302a11 11 0 0 1 22 0a11 11 0 0 1-22 0M226 302a11 11 0 0 1 22 0a11 11 0 0 1-22 0M256 302a11 11 0 0 1 22 0a11 11 0 0 1-22 0"
      />
    </Poster>
  );
}
