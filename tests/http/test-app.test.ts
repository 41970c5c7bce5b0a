// The README's example of a test.

import request from 'supertest';
import { expect, test } from 'vitest';
import { messages } from '../../views/forms/index.ts';
import { asha } from '../support/enquiry.ts';
import { createTestApp } from '../support/test-app.ts';

test('createTestApp answers pages and POST /send', async () => {
  const app = createTestApp();
  const { text } = await request(app).get('/seo-services').expect(200).expect('Content-Type', /html/);
  expect(text).toContain('/assets/page.js'); // the name of a script that is not built
  await request(app).get('/robots.txt').expect(200);
  await request(app).get('/nowhere').expect(404);
  await request(app)
    .post('/send')
    .send({ ...asha, form: 'seo' })
    .expect(200, { success: true, message: messages.success });
});
