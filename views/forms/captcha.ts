// The captcha providers that a form may ask, each with what the page, its policy and the server have to know of it.
// It imports nothing, like the table of forms.

export type Provider = {
  /** Loaded on the first touch of a form; widgets are drawn by request, never by the script alone. */
  script: string;
  /** The object that the script puts on the window. */
  api: 'grecaptcha' | 'turnstile' | 'hcaptcha';
  /** The hidden field that its widget puts into the form. */
  field: string;
  /** Where the server has a token verified. */
  verifyUrl: string;
  /** What a page with this captcha has to allow, by directive. */
  policy: Partial<Record<'script-src' | 'frame-src' | 'style-src' | 'connect-src', string>>;
};

export const captchaProviders = {
  // https://developers.google.com/recaptcha/docs/faq#im-using-content-security-policy-csp-on-my-website
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?render=explicit',
    api: 'grecaptcha',
    field: 'g-recaptcha-response',
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    policy: {
      'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
      'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      'connect-src': 'https://www.google.com/recaptcha/',
    },
  },
  // https://developers.cloudflare.com/turnstile/reference/content-security-policy/
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    api: 'turnstile',
    field: 'cf-turnstile-response',
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    policy: {
      'script-src': 'https://challenges.cloudflare.com',
      'frame-src': 'https://challenges.cloudflare.com',
    },
  },
  // https://docs.hcaptcha.com/#content-security-policy-settings
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    api: 'hcaptcha',
    field: 'h-captcha-response',
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    policy: {
      'script-src': 'https://hcaptcha.com https://*.hcaptcha.com',
      'frame-src': 'https://hcaptcha.com https://*.hcaptcha.com',
      'style-src': 'https://hcaptcha.com https://*.hcaptcha.com',
      'connect-src': 'https://hcaptcha.com https://*.hcaptcha.com',
    },
  },
} as const satisfies Record<string, Provider>;

export type CaptchaProvider = keyof typeof captchaProviders;

/** Which captcha a form asks. Without a site key its script loads and shows nothing. */
export type Captcha = { provider: CaptchaProvider; siteKey: string | null };
