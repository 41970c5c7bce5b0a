import { TelLink } from '../parts/tel-link.tsx';
import { Cta } from '../sections/cta.tsx';
import { Title } from '../sections/title.tsx';

export function Failed() {
  return (
    <>
      <Title title="Something went wrong at our end">
        The fault is ours, and it has been noted. Wait a moment and <a href="?">try again</a>. If it is
        urgent, call <TelLink />.
      </Title>

      <Cta title="The other pages should work" to="home" action="Go to the home page">
        Only this page failed.
      </Cta>
    </>
  );
}
