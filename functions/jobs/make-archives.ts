import { writeArchive } from '../core/leaving/archives/write-archive.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org, id }: { org: string; id: string }, run) =>
  writeArchive({ ...run, org: provenOrg(org) }, { id }),
)
