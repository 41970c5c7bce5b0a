import { type Captcha, captchaProviders } from '../views/forms/captcha.ts';

type Api = {
  ready?: (then: () => void) => void;
  render: (element: HTMLElement, options: { sitekey: string }) => unknown;
  reset: (widget: unknown) => void;
};

declare global {
  interface Window {
    grecaptcha?: Api;
    turnstile?: Api;
    hcaptcha?: Api;
  }
}

/** Loads the form's captcha on the first interaction. If anything fails, the form works without it. */
export function askCaptcha(container: HTMLElement, captcha: Captcha | null) {
  if (!captcha) return { token: () => '', renew: () => {} };
  const { script, api, field } = captchaProviders[captcha.provider];
  let widget: unknown;

  const show = () => {
    const element = container.querySelector<HTMLElement>('.form-captcha');
    if (element && captcha.siteKey) widget = window[api]?.render(element, { sitekey: captcha.siteKey });
  };
  const load = () => {
    for (const event of touches) container.removeEventListener(event, load);
    const tag = document.createElement('script');
    tag.src = script;
    // reCAPTCHA goes on loading after its script has run; Turnstile's own `ready` throws when it is called late.
    tag.onload = () => (api === 'grecaptcha' ? window[api]?.ready?.(show) : show());
    document.head.append(tag);
  };

  for (const event of touches) container.addEventListener(event, load);
  // The interaction that loaded the form's script has already happened.
  if (container.contains(document.activeElement)) load();
  return {
    token: () => container.querySelector<HTMLInputElement>(`[name="${field}"]`)?.value ?? '',
    /** A token is valid for one post. */
    renew: () => {
      if (widget !== undefined) window[api]?.reset(widget);
    },
  };
}

const touches = ['focusin', 'pointerdown'] as const;
