// Solid shapes on a grid of 20 units. They are in the first round trip of every page, so each is one short path.
const icons = {
  arrow: 'M11 3l7 7-7 7-2-2 4-4H2V9h11L9 5z',
  check: 'M2 11l2-2 4 4 8-9 2 2L8 17z',
  contact: 'M10 1a7 7 0 0 1 7 7c0 5-7 11-7 11S3 13 3 8a7 7 0 0 1 7-7m0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  design: 'M2 3h16v4H2zM2 9h5v8H2zM9 9h9v8H9z',
  development: 'M7 4l-6 6 6 6 2-2-4-4 4-4zM13 4l6 6-6 6-2-2 4-4-4-4z',
  home: 'M10 2l9 8h-3v8h-4v-5H8v5H4v-8H1z',
  marketing: 'M2 8v4h3l10 5V3L5 8zM17 8v4a2 2 0 0 0 0-4M5 13l2 5h3l-2-4z',
  phone: 'M6 1l3 5-2 3q1 3 4 4l3-2 5 3q0 5-4 5C8 19 1 12 1 5q0-4 5-4z',
  search: 'M8 1a7 7 0 1 0 4 12.7l5 5 2-2-5-5A7 7 0 0 0 8 1m0 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8',
  whatsapp:
    'M10 1a9 9 0 1 1-4 17l-5 1 1-5A9 9 0 0 1 10 1M7 5q-2 1-1 3 2 5 6 6 3 0 3-2l-3-2-1 1q-2-1-3-3l1-1z',
};

export type IconName = keyof typeof icons;

/** A decorative icon beside text, or in a link that has an accessible name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  );
}
