/**
 * An e-mail address without the space around it and the invisible characters that PDFs, chats and contact cards add to
 * a copied one. Between letters of some scripts the two joiners stay, because they are part of domain names there.
 */
export function normaliseEmail(email: string): string {
  return email
    .replace(/[^\P{Default_Ignorable_Code_Point}\p{Join_Control}]/gu, '')
    .replace(/(^|\p{ASCII})\p{Join_Control}+/gu, '$1')
    .replace(/\p{Cc}/gu, ' ') // a line break ends the header of an e-mail
    .trim()
    .replace(/^(?:mailto:|<)/i, '')
    .replace(/[>.,;]$/, '');
}
