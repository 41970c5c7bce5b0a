import type { ReactNode } from 'react';

type Props = {
  /** The result, and the result when two or more switches are on. */
  off: ReactNode;
  on: ReactNode;
  children: ReactNode;
};

/** Questions of an argument, each of which is a switch of a phone (`Tick`). They decide without script. */
export function Switches({ off, on, children }: Props) {
  return (
    <ul className="switches">
      {children}
      <li>
        <output>
          <b>{off}</b>
          <strong>{on}</strong>
        </output>
      </li>
    </ul>
  );
}
