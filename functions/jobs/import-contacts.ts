import { undoImport } from '../core/customers/imports/end-import.ts'
import { holdUntilFollowed } from '../core/customers/imports/hold-until-followed.ts'
import { importContacts } from '../core/customers/imports/import-contacts.ts'
import { deleteContact } from '../core/messaging/conversations/door.ts'
import { provenOrg } from '../core/platform/ctx.ts'
import { eachRecord } from './each-record.ts'

export const handler = eachRecord(({ org, id, undo }: { org: string; id: string; undo?: boolean }, run) =>
  undo
    ? undoImport(provenOrg(org), { id }, (contact) => deleteContact({ ...run, org: provenOrg(org) }, contact))
    : importContacts({ ...run, org: provenOrg(org) }, { id }, holdUntilFollowed),
)
