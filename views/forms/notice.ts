// The privacy notice beside every form, required by India's DPDP Act: what is collected, why, and where to read more.
// It imports nothing. A change of its text, or of what the privacy page promises, needs a new version.

export const notice = {
  /** Of the text, and of what the privacy page promises. */
  version: '2026-11.7', // year and month, with .1 appended for a second version in the same month
  text: 'We store your name, e-mail, phone and message, to answer you.',
  link: 'What else we store, and your rights',
  /** The section of the privacy page. */
  href: '/privacy-policy#your-rights',
} as const;

/**
 * Stored with each enquiry, as a record of the notice that its sender saw. A site that sends copies to another company has
 * versions of its own.
 */
export function noticeVersion(settings: { notifies: string | null }): string {
  return settings.notifies === null ? notice.version : `${notice.version}+copy`;
}
