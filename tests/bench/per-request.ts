// The usual way: the page is rendered and compressed for each request.

import compression from 'compression';
import express from 'express';
import { loadConfig } from '../../server/config.ts';
import { pageRoutes } from '../../server/pages/page-routes.ts';
import { readAssets } from '../../server/paths.ts';

const siteContext = { settings: loadConfig().settings, assets: readAssets() };

const app = express();
app.use(compression());
for (const [path, route] of pageRoutes) {
  app.get(path, (_req, res) => {
    res.type('html').send(route.render(siteContext).html);
  });
}
app.listen(Number(process.env.PORT), process.env.HOST ?? '');
