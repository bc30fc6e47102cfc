import { generate } from 'selfsigned'
import type { Certificate } from './scripted-server.ts'

/** A self-signed certificate; by default for 127.0.0.1 and feed.dealer.test. */
export async function makeCertificate({ name, until }: { name?: string; until?: Date } = {}): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: name ?? 'feed.dealer.test' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - 100 * 86_400_000),
    notAfterDate: until ?? new Date(Date.now() + 86_400_000),
    extensions: [
      {
        name: 'subjectAltName',
        altNames: name
          ? [{ type: 2, value: name }]
          : [
              { type: 7, ip: '127.0.0.1' },
              { type: 2, value: 'feed.dealer.test' },
            ],
      },
    ],
  })
  return { key, cert }
}
