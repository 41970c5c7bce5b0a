import type { ReactNode } from 'react';

type NoteProps = { asked: string; length: string; children: ReactNode };

/** What the owner said, word for word. Its marks have the numbers of what they became in the article beside it. */
export function VoiceNote({ asked, length, children }: NoteProps) {
  return (
    <blockquote>
      <i>{asked}</i>
      <p>
        <b>{length}</b>
        {children}
      </p>
    </blockquote>
  );
}

/** A passage that is on both sides: each side numbers its own. */
export function Became({ children }: { children: ReactNode }) {
  return <mark>{children}</mark>;
}

type TableProps = { caption: ReactNode; rows: [string, string][] };

export function Table({ caption, rows }: TableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
