import { HEADER_FILES } from '#contract/telephony/template-facts.ts'
import { BEGINNING_BYTES } from '../../platform/aws/media-files.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { publicOrigin } from '../../platform/environment.ts'
import { refusedFields } from '../../platform/errors.ts'
import { createFile, type KeptFile } from '../files/create-file.ts'
import { typeOfFile } from '../files/type-of-file.ts'

/** Somebody waits for the template to be saved. */
const TIMEOUT_MS = 5_000

/**
 * Keeps the file at an address of the internet; undefined where it cannot be read. Throws `invalid` for what is no such
 * address, or is of a kind that WhatsApp does not take in this header.
 */
export async function receiveHeader(
  org: OrgId,
  folder: string,
  header: keyof typeof HEADER_FILES,
  address: string,
): Promise<KeptFile | undefined> {
  const wrong = refusedFields({ header_media_url: { key: 'header_file_wrong' } })
  const url = URL.parse(address)
  const isOwn = url?.origin === publicOrigin()
  if (!url || (url.protocol !== 'https:' && !isOwn)) throw wrong
  const { types, bytes: maxBytes } = HEADER_FILES[header]
  const { fetchPublic } = await import('../../platform/fetch-public.ts')
  const bytes = await fetchPublic(address, { accept: types.join(', '), maxBytes, timeoutMs: TIMEOUT_MS })
  if (!bytes) return
  const name = url.pathname.split('/').at(-1) ?? ''
  const type = await typeOfFile(bytes.subarray(0, BEGINNING_BYTES), '', name)
  if (!type || !types.some((one) => one === type)) throw wrong
  return createFile(org, folder, { name, type, bytes })
}
