/** Something that the operator can put right; its message is all that he needs to see. */
export class StartError extends Error {
  override name = 'StartError';
}
