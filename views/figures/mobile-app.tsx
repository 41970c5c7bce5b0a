import { Poster, pigment } from './poster.tsx';

/** A phone on its side as an apartment house at night, its keys as chimneys: the regular customers of three businesses. */
export function MobileApp() {
  return (
    <Poster ground="violet" drawn="0 210 320 190">
      <circle cx="246" cy="246" r="36" fill={pigment.plaster} />
      <path
        fill={pigment.ink}
        d="M10 400V270a26 26 0 0 1 26 -26h20v-16h36v16h14v-16h36v16h142a26 26 0 0 1 26 26V400z"
      />
      <g strokeWidth="20" strokeLinejoin="round">
        <path
          fill={pigment.violet}
          stroke={pigment.violet}
          d="M108 268h24v24h-24zM214 268h24v24h-24zM55 324h24v24h-24zM267 324h24v24h-24z"
        />
        <path
          fill={pigment.ochre}
          stroke={pigment.ochre}
          d="M55 268h24v24h-24zM214 324h24v24h-24zM161 268h24v24h-24z"
        />
        <path fill={pigment.plaster} stroke={pigment.plaster} d="M267 268h24v24h-24zM108 324h24v24h-24z" />
      </g>
      <path fill={pigment.ochre} d="M149 400V350a24 24 0 0 1 48 0V400z" />
      <path fill={pigment.plaster} d="M22 300h8v44h-8zM60 264h14v8l7 9v21H53v-21l7 -9z" />
      <path
        fill={pigment.vermilion}
        d="M60 260h14v6h-14zM53 285h28v9h-28zM261 268h7v24h-7zM290 268h7v24h-7zM268 276h22v8h-22zM104 330h32v20h-32zM112 322h16v8h-4v-4h-8v4h-4z"
      />
    </Poster>
  );
}
