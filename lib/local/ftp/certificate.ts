import { generate } from 'selfsigned'
import { readJsonFile, writeJsonFile } from '../json-file.ts'

const DECADE_MS = 10 * 365 * 86_400_000

/** The server's self-signed certificate, created once per data folder. */
export async function openCertificate(path: string): Promise<{ key: string; cert: string }> {
  const known = readJsonFile<{ key: string; cert: string }>(path)
  if (known) return known
  const made = await generate([{ name: 'commonName', value: 'Mariposa Motors FTP' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + DECADE_MS),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  })
  const certificate = { key: made.private, cert: made.cert }
  writeJsonFile(path, certificate)
  return certificate
}
