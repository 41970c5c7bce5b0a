import { Poster, pigment } from './poster.tsx';

/** An arcade of shop fronts running into the distance, a parcel waiting at the first. */
export function EcommerceDesign() {
  return (
    <Poster ground="vermilion" drawn="0 40 320 360">
      <path fill={pigment.shade} d="M-500 40H0L608 248V400H-500z" />
      <path
        fill={pigment.ink}
        d="M-42 400L608 248H820V400zM20 393.3V172.6C20 130 50.1 103 86.8 112.6S140 154.1 140 188V365.3zM164 359.7V191C164 158.9 181.6 137.2 203.2 142.8S236 173.4 236 200.3V342.9zM251 339.4V202.2C251 176.4 262.6 158.2 276.7 161.9S299 186 299 208.4V328.2z"
      />
      <path fill={pigment.ochre} d="M40 296h80v80h-80z" />
      <path fill={pigment.vermilion} d="M72 296h16v80h-16z" />
    </Poster>
  );
}
