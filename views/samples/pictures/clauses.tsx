import type { ReactNode } from 'react';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

// One for each part of the legal pages, on the colour of the part. Two of them and the last two are what Packages promises.

/** A paper with a seal and its ribbons. */
export function SealedPaper() {
  return (
    <Clause>
      <path fill={pigment.plaster} d="M20 0H180V200H20z" />
      <path stroke={pigment.ink} strokeWidth="14" d="M46 40H154M46 76H154M46 112H100" />
      <path fill={pigment.cobalt} d="M132 120H168V200L150 184L132 200zM176 120H212V200L194 184L176 200z" />
      <circle cx="172" cy="112" r="52" fill={pigment.ochre} />
      <circle cx="172" cy="112" r="24" fill={pigment.ink} />
    </Clause>
  );
}

/** A closed envelope. */
export function ClosedLetter() {
  return (
    <Clause>
      <path fill={pigment.plaster} d="M0 30H240V200H0z" />
      <path fill={pigment.ink} d="M0 30H240L120 130z" />
      <circle cx="120" cy="124" r="30" fill={pigment.vermilion} />
    </Clause>
  );
}

/** A letter in the dry, below an umbrella. */
export function LetterBelowUmbrella() {
  return (
    <Clause>
      <path fill={pigment.plaster} d="M26 130H104V186H26z" />
      <path fill={pigment.vermilion} d="M26 130H104L65 162z" />
      <path
        fill={pigment.ochre}
        d="M0 120A120 120 0 0 1 240 120a24 24 0 0 0-48 0a24 24 0 0 0-48 0a24 24 0 0 0-48 0a24 24 0 0 0-48 0a24 24 0 0 0-48 0z"
      />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="12"
        d="M120 0V20M132 104V170a24 24 0 0 0 48 0V160"
      />
    </Clause>
  );
}

/** A key on its tag. */
export function KeyWithTag() {
  return (
    <Clause>
      <path fill={pigment.plaster} d="M10 100H86V200H10z" />
      <path stroke={pigment.ink} strokeWidth="12" d="M28 160H68M28 180H56" />
      <circle cx="62" cy="72" r="46" fill="none" stroke={pigment.ochre} strokeWidth="28" />
      <path fill={pigment.ochre} d="M108 56H240V136H210V86H194V118H166V86H108z" />
    </Clause>
  );
}

/** A paper that a pen signs. */
export function SignedPaper() {
  return (
    <Clause>
      <path fill={pigment.plaster} d="M20 0H180V200H20z" />
      <path stroke={pigment.ink} strokeWidth="14" d="M46 40H154M46 76H120" />
      <path fill="none" stroke={pigment.cobalt} strokeWidth="10" d="M44 168q16-70 28-20t30-10t28 20" />
      <path fill={pigment.ochre} d="M196 0L240 34L174 130L132 98z" />
      <path fill={pigment.ink} d="M132 98L174 130L124 160z" />
    </Clause>
  );
}

/** A coin in two halves. */
export function HalvedCoin() {
  return (
    <Clause>
      <path fill={pigment.ink} d="M104 0A100 100 0 0 0 104 200z" />
      <path fill={pigment.plaster} d="M136 0A100 100 0 0 1 136 200z" />
      <path fill={pigment.vermilion} d="M104 50A50 50 0 0 0 104 150zM136 50A50 50 0 0 1 136 150z" />
    </Clause>
  );
}

/** A folder, with a text and a picture in it. */
export function FilledFolder() {
  return (
    <Clause>
      <path fill={pigment.ink} d="M0 50H84L108 76H240V200H0z" />
      <path fill={pigment.plaster} d="M24 0H124V130H24z" />
      <path stroke={pigment.ink} strokeWidth="12" d="M42 30H106M42 56H92" />
      <path fill={pigment.vermilion} d="M134 24H222V130H134z" />
      <circle cx="178" cy="72" r="24" fill={pigment.plaster} />
      <path fill={pigment.ochre} d="M0 104H240V200H0z" />
    </Clause>
  );
}

/** A wall of blocks, and one more that is added to it. */
export function AddedBlock() {
  return (
    <Clause>
      <path
        fill={pigment.plaster}
        d="M0 136H72V200H0zM80 136H152V200H80zM160 136H232V200H160zM0 64H72V128H0zM80 64H152V128H80z"
      />
      <path fill={pigment.ochre} d="M168 0H240V64H168z" />
      <path stroke={pigment.ink} strokeWidth="12" d="M204 12V52M184 32H224" />
      <path fill={pigment.vermilion} d="M196 76H212V100H228L204 126L180 100H196z" />
    </Clause>
  );
}

/** What is approved has a tick, and what is rejected a cross. */
export function TickAndCross() {
  return (
    <Clause>
      <circle cx="168" cy="72" r="72" fill={pigment.vermilion} />
      <path stroke={pigment.plaster} strokeWidth="20" d="M146 40L200 94M200 40L146 94" />
      <circle cx="78" cy="122" r="78" fill={pigment.ochre} />
      <path fill="none" stroke={pigment.ink} strokeWidth="20" d="M42 122L70 150L116 94" />
    </Clause>
  );
}

/** A bill, and the coins that it asks for. */
export function BillAndCoins() {
  return (
    <Clause>
      <path fill={pigment.plaster} d="M10 0H150V200L127 182L103 200L80 182L57 200L33 182L10 200z" />
      <path stroke={pigment.vermilion} strokeWidth="14" d="M34 36H126M34 70H126" />
      <path stroke={pigment.ink} strokeWidth="20" d="M34 124H126" />
      <path
        stroke={pigment.ochre}
        strokeWidth="28"
        strokeLinecap="round"
        d="M184 186H226M184 150H226M184 114H226M184 78H226"
      />
    </Clause>
  );
}

/** A card with a face and two lines: the account of one person. */
export function OwnNamePlate() {
  return (
    <Clause>
      <path fill={pigment.plaster} d="M0 20H240V200H0z" />
      <path fill={pigment.vermilion} d="M0 20H240V56H0z" />
      <path fill={pigment.ochre} d="M24 200V172a44 44 0 0 1 88 0V200z" />
      <circle cx="68" cy="104" r="28" fill={pigment.ink} />
      <path stroke={pigment.ink} strokeWidth="16" d="M134 96H216M134 130H192" />
      <path fill={pigment.pine} d="M134 160H216V200H134z" />
    </Clause>
  );
}

/** A leaf of a calendar, with seven days and a tick in the last. */
export function SevenDays() {
  return (
    <Clause>
      <path fill={pigment.plaster} d="M0 24H240V200H0z" />
      <path fill={pigment.ink} d="M0 24H240V64H0zM44 0H68V44H44zM172 0H196V44H172z" />
      <path
        fill={pigment.cobalt}
        d="M20 84H64V128H20zM72 84H116V128H72zM124 84H168V128H124zM176 84H220V128H176zM20 140H64V184H20zM72 140H116V184H72z"
      />
      <path fill={pigment.ochre} d="M124 140H220V200H124z" />
      <path fill="none" stroke={pigment.ink} strokeWidth="14" d="M146 166L164 184L200 152" />
    </Clause>
  );
}

function Clause({ children }: { children: ReactNode }) {
  return (
    <Canvas width={240} height={200} ground="none">
      {children}
    </Canvas>
  );
}
