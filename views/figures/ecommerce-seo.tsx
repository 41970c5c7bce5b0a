import { Poster, pigment } from './poster.tsx';

/** A lamp over a long shelf: its cone of light falls on one jar among many, which repeat towards the left. */
export function EcommerceSeo() {
  return (
    <Poster ground="pine" drawn="0 0 320 320">
      <pattern id="jars" width="280" height="320" patternUnits="userSpaceOnUse">
        <path
          fill={pigment.ink}
          d="M10 320v-44l12-14v-8h-6v-10h48v10h-6v8l12 14v44zM84 320v-58l8-12v-8h18v8l8 12v58zM132 320v-34a24 24 0 0 1 24-24v-6h-10v-10h40v10h-10v6a24 24 0 0 1 24 24v34zM214 320v-56h-4v-14h58v14h-4v56z"
        />
      </pattern>
      <path fill="url(#jars)" d="M-2100 0H130V320H-2100zM336 0H1400V320H336z" />
      <path fill={pigment.ochre} d="M200 80h60l76 240H124z" />
      <path fill={pigment.shade} d="M226 0h8v30a48 48 0 0 1 44 50h-96a48 48 0 0 1 44-50z" />
      <path fill={pigment.vermilion} d="M200 190h60v20a60 60 0 0 1 6 110h-72a60 60 0 0 1 6-110z" />
      <path fill={pigment.ink} d="M194 172h72v18h-72z" />
      <path fill={pigment.plaster} d="M196 246h68v36h-68z" />
    </Poster>
  );
}
