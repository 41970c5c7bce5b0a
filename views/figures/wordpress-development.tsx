import { useContext } from 'react';
import { Poster, pigment, StandsFree } from './poster.tsx';

/** A printing press: the platen over a fresh page, loose blocks in the tray. */
export function WordpressDevelopment() {
  const print = (
    <>
      <path fill={pigment.vermilion} d="M80 284V264A80 80 0 0 1 160 184V284z" />
      <path fill={pigment.ink} d="M160 284a40 40 0 0 1 80 0z" />
      <circle cx="210" cy="210" r="20" fill={pigment.ochre} />
    </>
  );
  // In the opening the press is as wide as the window, and this picture is printed on its sheet.
  if (useContext(StandsFree) === true) {
    return (
      <Poster ground="cobalt" drawn="80 184 160 100">
        {print}
      </Poster>
    );
  }
  return (
    <Poster ground="cobalt">
      <path fill={pigment.ink} d="M136 0h48v40h-48zM40 40h240v60h-240z" />
      <path fill={pigment.ochre} d="M80 100h160v24h-160z" />
      <path fill={pigment.plaster} d="M40 164h240v136h-240z" />
      {print}
      <path fill={pigment.vermilion} d="M0 320H320v80H0z" />
      <path
        fill={pigment.plaster}
        d="M20 340h40v40h-40zM100 380v-40a40 40 0 0 1 40 40zM180 380a40 40 0 0 1 40-40v40zM260 380v-20a20 20 0 0 1 40 0v20z"
      />
    </Poster>
  );
}
