export type Size = { width: number; height: number };

/** A browser tab with the input of a real user, in any engine. */
export type Tab = {
  go(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Calls a function in the page. Its source is sent, so it cannot use variables from outside. */
  run<Args extends unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** The name of the first matching element for assistive technology. */
  label(selector: string): Promise<string>;
  /** A real click on the centre of the first matching element. */
  click(selector: string): Promise<void>;
  /** Key by key, into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Another tab in the same session, with the same storage. */
  another(): Promise<Tab>;
  /** The size of the page's viewport, in CSS pixels. */
  resize(size: Size): Promise<void>;
  close(): Promise<void>;
};

export type Key = 'Enter' | 'Escape' | 'Backspace';

export type Engine = {
  name: EngineName;
  version: string;
  /** An empty tab. */
  open(): Promise<Tab>;
  close(): Promise<void>;
};

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** Key codes of WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const keyCodes: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
};
