import { variable } from '../environment.ts'
import { bucketAddress, callBucket, refusedByS3, TRANSFER_TIMEOUT_MS } from './bucket-files.ts'

/** A mail as it came, under the name that SES gave it; undefined for one that is larger than `most` bytes. */
export async function readMail(id: string, most: number): Promise<Uint8Array | undefined> {
  const address = `${bucketAddress(variable('MAILS_BUCKET'))}/mails/${encodeURIComponent(id)}`
  const response = await callBucket(address, { method: 'GET' }, TRANSFER_TIMEOUT_MS)
  if (!response.ok) throw refusedByS3(response.status, 'a mail that was asked for.')
  if (Number(response.headers.get('content-length') ?? 0) > most) {
    await response.body?.cancel()
    return undefined
  }
  return new Uint8Array(await response.arrayBuffer())
}
