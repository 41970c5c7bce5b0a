import { pigment } from '../art/pigment.ts';
import { facts } from '../facts.ts';

/** A video page with its advertising slots, and below it the seconds that are paid for, in green. */
export function SecondsOfFilm() {
  const skip = facts.videoSkipSeconds * unitsPerSecond;
  const paid = facts.videoPaidSeconds * unitsPerSecond;
  const bumper = facts.videoBumperSeconds * unitsPerSecond;
  return (
    <svg
      viewBox="0 0 640 480"
      role="img"
      aria-label={`An ad plays on the screen or waits in the list beside it. On the screen it may be skipped after ${facts.videoSkipSeconds} seconds and is paid for from ${facts.videoPaidSeconds}; one of ${facts.videoBumperSeconds} seconds is paid for whenever it is shown; in the list, when it is chosen.`}
      fill="currentColor"
      fontSize={28}
      fontWeight={600}
    >
      <path fill="var(--wall)" d="M0 220h400l240 68H0z" />
      <path fill={pigment.ink} stroke="var(--stone)" d="M0 0h400v220H0z" />
      <path fill={pigment.plaster} d="M160 54l104 56l-104 56z" />
      <path fill="var(--stone)" d="M424 79h216v62H424zM424 158h216v62H424z" />
      <path fill={pigment.plaster} d="M440 95h70v30h-70zM440 174h70v30h-70z" />
      <path fill="var(--accent)" d={`M424 0h216v62H424zM${paid} 288H640v68H${paid}zM0 412h${bumper}v68H0z`} />
      <path fill={pigment.ink} d={`M0 288h${skip}v68H0z`} />
      <path fill="var(--stone)" d={`M${skip} 288H${paid}v68H${skip}z`} />
      <g textAnchor="middle">
        {[
          [skip / 2, 322],
          [bumper / 2, 446],
          [456, 31],
        ].map(([x = 0, y = 0], index) => (
          <g key={x}>
            <circle cx={x} cy={y} r={22} fill={pigment.ochre} />
            <text x={x} y={y + 9} fill={pigment.ink} fontSize={28}>
              {index + 1}
            </text>
          </g>
        ))}
        <text x={(skip + paid) / 2} y={330}>
          free if they skip here
        </text>
        <text x={(paid + 640) / 2} y={330} fill={pigment.plaster}>
          paid
        </text>
        <text x={skip} y={386}>
          {facts.videoSkipSeconds} s
        </text>
        <text x={paid} y={386}>
          {facts.videoPaidSeconds} s
        </text>
      </g>
      <text x={bumper + 20} y={454}>
        {facts.videoBumperSeconds} s, paid for each showing
      </text>
      <text x={490} y={40} fill={pigment.plaster}>
        if chosen
      </text>
    </svg>
  );
}

const unitsPerSecond = 16;
