import type { OrgId } from '../ctx.ts'
import { variable } from '../environment.ts'
import { bucketAddress, linkToFile, putText } from './bucket-files.ts'

const TYPES = { csv: 'text/csv; charset=utf-8', html: 'text/html; charset=utf-8', json: 'application/json' } as const
type Format = keyof typeof TYPES

/** The bucket keeps a file for a week (lib/stack.ts). */
const addressOf = (org: OrgId, id: string, format: Format) =>
  `${bucketAddress(variable('EXPORTS_BUCKET'))}/${org}/${id}.${format}`

/** Stores an export. */
export const putExport = (org: OrgId, id: string, text: string, format: Format = 'csv'): Promise<void> =>
  putText(addressOf(org, id, format), text, { type: TYPES[format] })

const LINK_SECONDS = 300

/** A link with which anyone may read an export for five minutes; browsers show a page, and save anything else. */
export const linkToExport = (org: OrgId, id: string, filename: string, format: Format = 'csv'): Promise<string> =>
  linkToFile(addressOf(org, id, format), {
    type: TYPES[format],
    disposition: `${format === 'html' ? 'inline' : 'attachment'}; filename="${filename}"`,
    seconds: LINK_SECONDS,
  })
