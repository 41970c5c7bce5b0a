export type Size = { width: number; height: number };

/** A browser tab, driven as by hand, in any engine. */
export type Tab = {
  go(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Calls a function in the page. It is sent as its source, so that it can use nothing from outside. */
  run<Args extends unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** A real click on the middle of the first element that matches. */
  click(selector: string): Promise<void>;
  /** Key by key, into whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Another tab of the same person: what the browser has stored is there too. */
  another(): Promise<Tab>;
  /** The size of the page's viewport, in CSS pixels. */
  resize(size: Size): Promise<void>;
  close(): Promise<void>;
};

export type Key = 'Enter' | 'Escape' | 'Backspace';

export type Engine = {
  name: EngineName;
  version: string;
  /** A tab that looks at nothing yet. */
  open(): Promise<Tab>;
  close(): Promise<void>;
};

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** What keys are in WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const keyCodes: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
};
