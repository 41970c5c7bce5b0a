import { pigment } from '../figures/poster.tsx';

/** A conveyor belt through four gates. At each, the order gains something; the road below brings a return back. */
export function OrderLine() {
  return (
    <svg
      viewBox="0 20 640 390"
      role="img"
      aria-label="An order passes four gates on a belt: payment, stock, invoice and courier. Below the belt a road leads from the courier back to the start for returns."
    >
      <path
        fill="var(--accent)"
        d="M0 20h136v210H0zM168 20h136v210H168zM336 20h136v210H336zM504 20h136v210H504z"
      />
      <path
        fill={pigment.plaster}
        d="M24 110h88v120H24zM192 110h88v120h-88zM360 110h88v120h-88zM528 110h88v120h-88z"
      />

      <circle cx="68" cy="65" r="26" fill={pigment.ochre} />
      <path fill="none" stroke={pigment.ink} strokeWidth={6} d="M56 65l9 10 16-20" />
      <path fill={pigment.ochre} d="M196 42h28v20h-28zM234 42h28v20h-28zM196 70h28v20h-28z" />
      <path fill="none" stroke={pigment.ochre} strokeWidth={4} d="M236 72h24v16h-24z" />
      <path fill={pigment.ochre} d="M382 40h44v52l-11-8-11 8-11-8-11 8z" />
      <path fill={pigment.ink} d="M391 50h26v5h-26zM391 62h26v5h-26z" />
      <path fill={pigment.ochre} d="M536 48h44v34h-44zM584 58h16l10 12v12h-26z" />
      <circle cx="552" cy="86" r="9" fill={pigment.ink} />
      <circle cx="594" cy="86" r="9" fill={pigment.ink} />

      <path fill="none" stroke={pigment.ink} strokeWidth={4} strokeDasharray="8 7" d="M45 178h46v48H45z" />
      <path fill="var(--stone)" d="M207 172h58v58h-58z" />
      <path fill="var(--stone)" d="M375 172h58v58h-58z" />
      <path fill={pigment.plaster} stroke={pigment.ink} strokeWidth={4} d="M387 184h34v22h-34z" />
      <path fill={pigment.ochre} d="M543 172h58v58h-58z" />
      <path fill={pigment.ink} d="M566 172h12v58h-12z" />

      <path fill="var(--mass)" d="M0 230h640v44H0z" />
      <g fill={pigment.plaster}>
        <circle cx="68" cy="252" r="12" />
        <circle cx="152" cy="252" r="12" />
        <circle cx="236" cy="252" r="12" />
        <circle cx="320" cy="252" r="12" />
        <circle cx="404" cy="252" r="12" />
        <circle cx="488" cy="252" r="12" />
        <circle cx="572" cy="252" r="12" />
      </g>

      <g fill="currentColor" fontSize="28" fontWeight="600" textAnchor="middle">
        <text x="68" y="312">
          Payment
        </text>
        <text x="236" y="312">
          Stock
        </text>
        <text x="404" y="312">
          Invoice
        </text>
        <text x="572" y="312">
          Courier
        </text>
      </g>
      <path
        fill="none"
        stroke={pigment.vermilion}
        strokeWidth={10}
        d="M572 334v24a30 30 0 0 1-30 30H386M254 388H98a30 30 0 0 1-30-30v-2"
      />
      <path fill={pigment.vermilion} d="M44 360h48l-24-34z" />
      <text x="320" y="397" fill="currentColor" fontSize="28" fontWeight="600" textAnchor="middle">
        Return
      </text>
    </svg>
  );
}
