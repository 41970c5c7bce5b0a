// The usual way: the page is drawn and compressed for everyone who asks.

import compression from 'compression';
import express from 'express';
import { loadConfig } from '../../server/config.ts';
import { readAssets } from '../../server/pages/asset-manifest.ts';
import { places } from '../../server/pages/page-routes.ts';

const house = { settings: loadConfig().settings, assets: readAssets() };

const app = express();
app.use(compression());
for (const [path, place] of places) {
  app.get(path, (_req, res) => {
    res.type('html').send(place.render(house));
  });
}
app.listen(Number(process.env.PORT), process.env.HOST ?? '');
