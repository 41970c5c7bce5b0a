// The captcha providers that a form may use, each with what the page, its policy and the server need. It imports
// nothing, like the table of forms.

export type Provider = {
  /**
   * Loaded on the first interaction with a form; widgets are rendered by an explicit call, never by the script alone.
   */
  script: string;
  /** The global object that the script defines. */
  api: 'grecaptcha' | 'turnstile' | 'hcaptcha';
  /** The hidden field that its widget adds to the form. */
  field: string;
  /** The URL where the server verifies a token. */
  verifyUrl: string;
  /** What a page with this captcha has to allow, by CSP directive. */
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

/** The captcha of a form. Without a site key, its script loads and shows nothing. */
export type Captcha = { provider: CaptchaProvider; siteKey: string | null };
