import { pigment } from '../../figures/poster.tsx';
import { BeardAndTurban, Passenger, Scarf, ShortHair } from './passenger.tsx';

const { cobalt, ink, ochre, pine, plaster, vermilion, violet } = pigment;
const deepPine = '#174C3C';

/** As the pipes above, from the left to the right. */
const colours = [cobalt, plaster, vermilion, pine, plaster, violet];
const stripes = Array.from({ length: 36 }, (_, index) => index);
const shelf = Array.from({ length: 30 }, (_, index) => index);

/** Where the middle of each face is, behind the crates. */
const keeper = { y: 232, scale: 1.5, foot: 290 };

/** A shop below an awning in the colours of six pipes, with three who work in it. It fills its box from the top. */
export function ShopWithKeepers() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path fill={deepPine} d="M-720 0H2160V1500H-720z" />
      {shelf.map((index) => (
        <path
          key={index}
          fill={[ochre, pine, vermilion][index % 3]}
          d={`M${-690 + index * 96} 276v-${index % 2 ? 64 : 96}h64v${index % 2 ? 64 : 96}z`}
        />
      ))}
      <path fill={ink} d="M-720 276H2160V292H-720z" />
      <Passenger {...keeper} x={485} clothes={ochre}>
        <BeardAndTurban color={cobalt} />
      </Passenger>
      <Passenger {...keeper} x={720} clothes={violet}>
        <Scarf color={vermilion} />
      </Passenger>
      <Passenger {...keeper} x={955} clothes={cobalt}>
        <ShortHair />
      </Passenger>
      {stripes.map((index) => (
        <path key={index} fill={colours[index % 6]} d={`M${-720 + index * 80} 0h80v84a40 40 0 0 1-80 0z`} />
      ))}
    </svg>
  );
}
