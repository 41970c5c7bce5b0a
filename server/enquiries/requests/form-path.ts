import { site } from '../../../views/index.ts';

/** The form by which a visitor sees or erases what he sent. */
export const formPath = `${site.privacy.path}#my-enquiry`;
