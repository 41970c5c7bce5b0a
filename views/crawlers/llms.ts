import { toolName } from '../forms/tool.ts';
import { href } from '../navigation.ts';
import type { Settings } from '../page-context.ts';
import { type GroupName, groups, type Page, site } from '../site.ts';

/** Generates llms.txt, a text version of the site for language models: https://llmstxt.org/ */
export function llmsText(settings: Settings): string {
  const { brand, url } = settings;
  const line = ({ label, path, description }: Page) => `- [${label}](${url}${path}): ${description}`;
  const section = (title: string, pages: Page[]) => [`## ${title}`, '', ...pages.map(line), ''];
  return [
    `# ${brand}`,
    '',
    `> ${site.home.description}`,
    '',
    ...contacts(settings),
    `To ask for a quote or send any other enquiry on somebody’s behalf, use the form on [${site.contact.label}](${url}${href('contact')}) or on a service’s page: browsers offer it to agents as the tool \`${toolName}\`. Without a browser, post JSON with name, email, phone, subject and message to ${url}/send; the answer says whether it was accepted. A person replies.`,
    '',
    ...groupNames.flatMap((name) =>
      section(
        groups[name].label,
        pages.filter(({ group }) => group === name),
      ),
    ),
    ...section(
      'The agency',
      pages.filter(({ group, path }) => !group && !optionalPaths.includes(path)),
    ),
    ...section(
      'Optional',
      pages.filter(({ path }) => optionalPaths.includes(path)),
    ),
  ].join('\n');
}

const pages: Page[] = Object.values(site);
const groupNames = Object.keys(groups) as GroupName[];

// The format's own heading for links that a reader with a short context may skip.
const optionalPaths = [href('terms'), href('privacy')];

function contacts({ phone, email, address, examples }: Settings): string[] {
  const lines = [
    !examples.includes('phone') && `- Telephone: ${phone}`,
    !examples.includes('email') && `- E-mail: ${email}`,
    !examples.includes('address') && `- Address: ${address}`,
  ].filter((line) => line !== false);
  return lines.length > 0 ? [...lines, ''] : [];
}
