/** The settings that only an owner can give, so that nothing is an example. */
export const ownSettings = {
  SITE_BRAND: 'Tea & Co',
  SITE_PHONE: '+91 172 500 1234',
  SITE_EMAIL: 'hello@agency.example',
  SITE_ADDRESS: 'Sector 22, Chandigarh',
  SOCIAL_LINKS: 'https://www.facebook.com/tea, https://twitter.com/tea, https://www.instagram.com/tea',
  SMTP_URL: 'smtps://login:word@mail.example',
  MAIL_TO: 'desk@agency.example',
  LEGAL_NAME: 'Tea & Co Pvt Ltd',
  DATA_CONTACT: 'Anita Rao',
  PROCESSORS: 'hosting: Host, India; mail: Mail, India',
};
