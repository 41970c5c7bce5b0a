import { pigment } from '../figures/poster.tsx';

/** A bakery's week of social media as the façade of a building: three posts of three kinds, and replies on every open day. */
export function WeekOfPosts() {
  return (
    <svg
      viewBox="0 0 640 432"
      role="img"
      aria-label="A week of one page: a drawn post on Tuesday, a written one on Thursday, a video on Saturday, and replies from Monday to Saturday."
      fill="currentColor"
      fontSize={28}
      fontWeight={600}
    >
      <path fill="var(--wall)" d="M0 0h43v280H0zM199 0h43v280h-43zM398 0h43v280h-43zM597 0h43v280h-43z" />
      <path fill="var(--accent)" d="M55 0h132v280H55z" />
      <path fill="var(--mass)" d="M254 0h132v280H254z" />
      <path fill={pigment.vermilion} d="M453 0h132v280H453z" />
      <g fill={pigment.plaster}>
        <text x={71} y={38}>
          Graphic
        </text>
        <text x={270} y={38}>
          Content
        </text>
        <text x={469} y={38}>
          Video
        </text>
        <path d="M71 280h100v-62H71zM89 210h64v-48H89zM117 154h8v-36h-8z" />
        <path d="M270 96h100v16H270zM270 134h76v16H270zM270 172h100v16H270zM270 210h76v16H270zM270 248h50v16H270z" />
        <path d="M481 126l88 62l-88 62z" />
      </g>
      <path
        fill={pigment.vermilion}
        d="M121 84a15 15 0 1 0 15 15V84zM71 218h100v14a12.5 12.5 0 0 1-25 0a12.5 12.5 0 0 1-25 0a12.5 12.5 0 0 1-25 0a12.5 12.5 0 0 1-25 0z"
      />
      <path d="M0 280h640v4H0z" />
      {days.map(([day, x]) => (
        <text key={day} x={Math.min(Math.max(x, 30), 610)} y={320} textAnchor="middle">
          {day}
        </text>
      ))}
      <path
        fill="var(--accent)"
        d={days
          .slice(0, 6)
          .map(([, x]) => `M${x - 18} 358a18 18 0 1 1 18 18h-18z`)
          .join('')}
      />
      <text y={420}>Replies on every day it is open</text>
    </svg>
  );
}

/** Each day, with the x coordinate of the centre of its column. */
const days = [
  ['Mon', 23],
  ['Tue', 121],
  ['Wed', 220.5],
  ['Thu', 320],
  ['Fri', 419.5],
  ['Sat', 519],
  ['Sun', 618.5],
] as const;
