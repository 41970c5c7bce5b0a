import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { writeFileSync } from 'node:fs';
import * as d from '../views/samples/pictures/development.tsx';
import { figures } from '../views/figures/index.ts';
for (const [k, C] of Object.entries(d)) writeFileSync(`/tmp/dev/${k}.svg`, renderToStaticMarkup(createElement(C as never)));
for (const k of ['phpDevelopmentEnd','wordpressDevelopmentEnd','ecommerceDevelopmentEnd','magentoDevelopmentEnd','webDevelopmentEnd']) { const C=(figures as any)[k]; if (C) writeFileSync(`/tmp/dev/${k}.svg`, renderToStaticMarkup(createElement(C)).replace('<svg ', '<svg style="background:#1D3F8F" width="1440" height="430" ')); }
