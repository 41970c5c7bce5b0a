// A self-signed certificate for one name, valid from yesterday: https://www.rfc-editor.org/rfc/rfc5280#section-4.1

import { generateKeyPairSync, sign } from 'node:crypto';

export function selfSigned(name: string, days = 1): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const commonName = der(0x30, der(0x31, der(0x30, oid('550403'), der(0x0c, Buffer.from(name)))));
  const names = der(0x30, der(0x82, Buffer.from(name)));
  const toSign = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    der(0x02, Buffer.from([1])), // serial number
    ecdsaWithSha256,
    commonName,
    der(0x30, utcTime(-1), utcTime(days)),
    commonName,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, der(0x30, oid('551d11'), der(0x04, names)))), // alternative names
  );
  const signature = sign('sha256', toSign, privateKey);
  const certificate = der(0x30, toSign, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').replace(/.{1,64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function utcTime(days: number): Buffer {
  const at = new Date(Date.now() + days * 86_400_000).toISOString();
  return der(0x17, Buffer.from(`${at.slice(2, 19).replace(/[-:T]/g, '')}Z`));
}

const ecdsaWithSha256 = der(0x30, oid('2a8648ce3d040302'));
