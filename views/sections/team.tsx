import { team } from '../team.ts';
import { WideSection } from './section.tsx';

/** The people of `views/team.ts`; nothing while that table is empty. */
export function Team({ members = team }) {
  if (members.length === 0) return null;
  return (
    <WideSection name="team" title="Who you will meet">
      <ul className="team">
        {members.map(({ name, role, photo }) => (
          <li key={name}>
            {photo && (
              <img src={`/team/${photo}`} width={320} height={320} loading="lazy" decoding="async" alt="" />
            )}
            <h3>{name}</h3>
            <p>{role}</p>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
