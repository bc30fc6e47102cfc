import { refusedByS3, TRANSFER_TIMEOUT_MS } from '../../platform/aws/bucket-files.ts'
import { fetchAgain } from '../../platform/aws/patience.ts'

/** A file of the dealership's own, by the link that is made for carriers. */
export async function readAttachment(link: string) {
  const response = await fetchAgain(TRANSFER_TIMEOUT_MS, (signal) => fetch(link, { signal }))
  if (!response.ok) throw refusedByS3(response.status, 'a file that is to be sent.')
  const disposition = response.headers.get('content-disposition') ?? ''
  const [, coded = ''] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  return {
    name: decodeURIComponent(coded) || 'file',
    type: response.headers.get('content-type') ?? 'application/octet-stream',
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
}
