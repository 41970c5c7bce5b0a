import { type CaptchaProvider, captchaProviders } from '../views/forms/captcha.ts';

type Api = {
  ready?: (callback: () => void) => void;
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

/** Loads the form's captcha, if it has one, on the first interaction. If anything fails, the form works without it. */
export function createCaptcha(container: HTMLElement) {
  const element = container.querySelector<HTMLElement>('.form-captcha');
  const { captcha: provider, siteKey } = element?.dataset ?? {};
  if (!element || !isProvider(provider)) return { token: () => '', reset: () => {} };
  const { script, api, field } = captchaProviders[provider];
  let widget: unknown;

  const renderWidget = () => {
    if (siteKey) widget = window[api]?.render(element, { sitekey: siteKey });
  };
  const loadScript = () => {
    for (const event of interactionEvents) container.removeEventListener(event, loadScript);
    const scriptElement = document.createElement('script');
    scriptElement.src = script;
    // reCAPTCHA goes on loading after its script has run; Turnstile's own `ready` throws when it is called late.
    scriptElement.onload = () => (api === 'grecaptcha' ? window[api]?.ready?.(renderWidget) : renderWidget());
    document.head.append(scriptElement);
  };

  for (const event of interactionEvents) container.addEventListener(event, loadScript);
  // The interaction that loaded the form's script has already happened.
  if (container.contains(document.activeElement)) loadScript();
  return {
    token: () => container.querySelector<HTMLInputElement>(`[name="${field}"]`)?.value ?? '',
    /** A token is valid for one post. */
    reset: () => {
      if (widget !== undefined) window[api]?.reset(widget);
    },
  };
}

const interactionEvents = ['focusin', 'pointerdown'] as const;

function isProvider(name: string | undefined): name is CaptchaProvider {
  return name !== undefined && Object.hasOwn(captchaProviders, name);
}
