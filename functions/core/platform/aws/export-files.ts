import type { OrgId } from '../ctx.ts'
import { variable } from '../environment.ts'
import { bucketAddress, linkToCsv, putText } from './bucket-files.ts'

/** The bucket keeps a file for a week (lib/stack.ts). */
const addressOf = (org: OrgId, id: string) => `${bucketAddress(variable('EXPORTS_BUCKET'))}/${org}/${id}.csv`

/** Stores an export, a CSV. */
export const putExport = (org: OrgId, id: string, text: string): Promise<void> => putText(addressOf(org, id), text)

/** A link with which anyone may read an export for five minutes. */
export const linkToExport = (org: OrgId, id: string, filename: string): Promise<string> =>
  linkToCsv(addressOf(org, id), filename)
