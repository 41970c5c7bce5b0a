import { HtmlValidate } from 'html-validate';

/** What is not valid in a page. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => message !== decided)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    ...{ 'heading-level': 'error', 'no-missing-references': 'error', 'input-missing-label': 'error' },
    // Four choices that the standard leaves open, as React writes them.
    'doctype-style': ['error', { style: 'lowercase' }],
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'void-style': ['error', { style: 'selfclose' }],
    // Not required by the standard: the style sheet keeps each number on one line, and a copied one keeps plain spaces.
    'tel-non-breaking': 'off',
    // Safari removes the roles of a table that a phone shows as blocks.
    'no-redundant-role': 'off',
  },
});

/**
 * The standard allows `tel-national` on a text field only. Browsers fill it into any field, and `type=tel` brings the
 * numeric keyboard; plain `tel` would fill in the +91 prefix, for which ten characters leave no room.
 */
const decided = '"tel-national" cannot be used on <input type="tel">';
